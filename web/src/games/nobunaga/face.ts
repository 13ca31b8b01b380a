import type { Face } from '../../lib/games.ts';

export const face: Face = { seal: '信', dye: 6, minutes: 30 };
