/** Nobunaga in armor, 190 x 178, on a transparent ground. */
import { LORD_MON } from './crests.ts';

const body =
  '<path fill="#120f15" stroke="#d8452a" stroke-width="1.5" d="M95 108l35 7 36 9q16 24 22 54H2q6-30 22-54l36-9z"/>' +
  '<path fill="#120f15" d="M68 70h54v22q-4 16-27 24-23-8-27-24zM58 66l-26 30q10 10 30 6l8 6V72zM132 66l26 30q-10 10-30 6l-8 6V72zM62 66C62 38 76 24 95 24s33 14 33 42z"/>';
const horns =
  '<path fill="#e8b04a" d="M91 50C76 46 60 30 60 2 50 18 49 32 56 42c8 10 22 15 35 15zM99 50c15-4 31-20 31-48 10 16 11 30 4 40-8 10-22 15-35 15zM54 67q41-13 82 0l-3 5q-38-10-76 0z"/>' +
  `<g transform="translate(84 35) scale(.22)" fill="#e8b04a" color="#e8b04a">${LORD_MON}</g>`;
const face =
  '<g fill="none" stroke="#d8452a" stroke-width="2.5" stroke-linecap="round"><path d="M78 82l12 3M112 82l-12 3M84 101q11-6 22 0"/>' +
  '<path stroke-opacity=".75" stroke-width="2" d="M38 90q10 6 24 2M42 80q8 5 20 2M152 90q-10 6-24 2M148 80q-8 5-20 2M26 132q20 8 40 1M20 146q22 8 46 1M15 160q24 8 50 1M164 132q-20 8-40 1M170 146q-22 8-46 1M175 160q-24 8-50 1M84 124l11 10 11-10M84 138l11 10 11-10"/></g>';

export const LORD = body + horns + face;
