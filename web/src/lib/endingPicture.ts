/** A picture of the ending to keep or to send: our own SVG, turned into a PNG in the page. Nothing is loaded, and nothing leaves
 *  the page unless the person shares it. */
import { endingPrint, INKS, SYMBOLS, type Ceremony } from '../art/ceremony.ts';
import { INK, PAPER, SHU } from '../art/print.ts';
import type { Place } from './ending.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** The print's height, as on a wide screen, so that the banners fit. */
const PRINT = 430;
const DISPLAY = '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", Georgia, serif';
const UI = '-apple-system, "Segoe UI", "Hiragino Sans", "Noto Sans CJK JP", system-ui, sans-serif';

export interface Picture {
  game: string;
  headline: string;
  reason: string;
  places: Place[];
  name: (who: Place['who'][number]) => string;
  scene: Omit<Ceremony, 'width' | 'height'>;
  language: string;
}

const safe = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** Break a text into lines no longer than `longest` by `measure`: between words, and between any two Japanese characters. What
 *  does not fit into `most` lines is cut. */
export function wrap(text: string, longest: number, measure: (text: string) => number, most = 4): string[] {
  const pieces =
    text.match(/[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef][、。：」）]*|[^\s\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]+\s*|\s+/gu) ??
    [];
  const lines = [''];
  for (const piece of pieces) {
    const longer = lines.at(-1)! + piece;
    if (lines.at(-1) && measure(longer.trimEnd()) > longest) lines.push(piece);
    else lines[lines.length - 1] = longer;
  }
  const cut = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]!.trimEnd()}…`] : lines;
  return cut.map((line) => {
    let kept = line.trimEnd();
    while (measure(kept) > longest && kept.length > 1) kept = `${kept.slice(0, -2)}…`;
    return kept;
  });
}

/** The whole picture as a standalone SVG document. */
export function pictureOf(
  { game, headline, reason, places, name, scene, language }: Picture,
  measure: (text: string, size: number, bold: boolean) => number,
): string {
  const left = PRINT + 60;
  const room = WIDTH - left - 60;
  const said = (text: string, x: number, y: number, size: number, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${safe(text)}</text>`;
  let y = 70;
  const lines: string[] = [said(`合戦 Kassen · ${game}`, left, y, 24, `font-family='${UI}' fill="#5a5045"`)];
  const put = (text: string, size: number, leading: number, bold: boolean, most: number) => {
    for (const line of wrap(text, room, (each) => measure(each, size, bold), most))
      lines.push(
        said(line, left, (y += leading), size, `font-family='${bold ? DISPLAY : UI}' ${bold ? 'font-weight="700"' : ''}`),
      );
  };
  put(headline, 64, 74, true, 2);
  y += 8;
  put(reason, 26, 36, false, 4);
  y += 26;
  const step = Math.min(58, (HEIGHT - 50 - y) / places.length);
  for (const { rank, points, who } of places) {
    const crests = who.map((each, i) =>
      typeof each === 'number'
        ? `<circle cx="${left + 62 + i * 46}" cy="${y + 18}" r="19" fill="${INKS[each % 6]}" stroke="${INK}" stroke-width="2"/><g color="${PAPER}"><use href="#s${(each % 6) + 1}" x="${left + 43 + i * 46}" y="${y - 1}" width="38" height="38"/></g>`
        : `<circle cx="${left + 62}" cy="${y + 18}" r="19" fill="#17141a" stroke="${INK}" stroke-width="2"/><g transform="translate(${left + 46} ${y + 2}) scale(.32)" fill="#e8b04a" color="#e8b04a">${scene.rival?.sign ?? ''}</g>`,
    );
    const begin = left + 44 + who.length * 46;
    const [called] = wrap(
      who.map(name).join(language === 'ja' ? '、' : ', '),
      WIDTH - 150 - begin,
      (each) => measure(each, 28, false),
      1,
    );
    lines.push(
      said(String(rank), left, y + 28, 30, `font-family='${DISPLAY}' font-weight="700" fill="${rank === 1 ? INK : '#5a5045'}"`),
      ...crests,
    );
    lines.push(said(called ?? '', begin, y + 28, 28, `font-family='${UI}' font-weight="${rank === 1 ? 700 : 400}"`));
    lines.push(said(String(points), WIDTH - 60, y + 30, 36, `font-family='${DISPLAY}' font-weight="700" text-anchor="end"`));
    y += step;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${language}" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="${INK}"><defs>${SYMBOLS}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#f2e9d8"/>` +
    `<svg x="30" y="30" width="${PRINT}" height="${HEIGHT - 60}" viewBox="0 0 ${PRINT} ${HEIGHT - 60}">${endingPrint({ ...scene, width: PRINT, height: HEIGHT - 60 })}</svg>` +
    `<path d="M34 34h${PRINT - 8}v${HEIGHT - 68}H34z" fill="none" stroke="${PAPER}" stroke-width="9"/><path d="M30 30h${PRINT}v${HEIGHT - 60}H30z" fill="none" stroke="${INK}" stroke-width="3"/><path d="M${left} ${HEIGHT - 34}h${room}" stroke="${SHU}" stroke-width="3"/>${lines.join('')}</svg>`
  );
}

/** Two pixels per unit, for sharp screens. The page's Content-Security-Policy allows pictures only from `data:`. */
async function paint(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH * 2, height: HEIGHT * 2 });
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH * 2, HEIGHT * 2);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}

/** Share with another app if the device offers that, otherwise download. */
export async function share(picture: Picture, name: string): Promise<void> {
  const pen = document.createElement('canvas').getContext('2d')!;
  const measure = (text: string, size: number, bold: boolean) => (
    (pen.font = bold ? `700 ${size}px ${DISPLAY}` : `${size}px ${UI}`),
    pen.measureText(text).width
  );
  const file = new File([await paint(pictureOf(picture, measure))], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: picture.headline }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error; // the person canceled
    });
    return;
  }
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
