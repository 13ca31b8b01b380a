import type { Face } from '../../lib/games.ts';

export const face: Face = { kanji: '国盗り', seal: '萌', dye: 3, minutes: 60 };
