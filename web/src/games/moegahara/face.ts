import type { Face } from '../../lib/games.ts';

export const face: Face = { seal: '萌', dye: 3, minutes: 60 };
