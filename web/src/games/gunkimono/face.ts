import type { Face } from '../../lib/games.ts';

export const face: Face = { seal: '軍', dye: 2, minutes: 45 };
