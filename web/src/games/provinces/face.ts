import type { Face } from '../../lib/games.ts';

export const face: Face = { seal: '国', dye: 1, minutes: 30, low: true };
