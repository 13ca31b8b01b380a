import type { Face } from '../../lib/games.ts';

export const face: Face = { kanji: '軍記物', seal: '軍', dye: 2, minutes: 45 };
