/** The lord when nobody is ahead of him: "the realm under arms" was the word on his seal. */
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
