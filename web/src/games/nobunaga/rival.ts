/** The lord, for the ending in which he wins. "The realm under arms" was the motto on his seal. */
import type { Rival } from '../../lib/ending.ts';
import { HOUSES, LORD_MON, MONS } from './crests.ts';
import { PRINT } from './houses.ts';
import { LORD } from './lord.ts';

export const rival: Rival = {
  figure: LORD,
  sign: LORD_MON,
  beaten: HOUSES.map((house) => ({ sign: MONS[house], dye: PRINT[house].dye })),
  title: '天下布武',
  stamp: '信',
};
