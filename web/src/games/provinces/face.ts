import type { Face } from '../../lib/games.ts';

export const face: Face = { kanji: '戦国', seal: '国', dye: 1, minutes: 30, low: true };
