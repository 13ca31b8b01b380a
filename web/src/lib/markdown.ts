/** The subset of Markdown in rules pages: headings, paragraphs, lists, tables, bold, italic, code. All text is escaped.
 *  `<!-- picture: split map -->` before a paragraph in italics makes it the caption of a picture: the part `map` of the board as
 *  it is at the step `split` of the game's lesson. */

export interface Section {
  /** Phases of the game that this section explains (`<!-- phases: pick give -->`). */
  phases: string[];
  id: string;
  title: string;
  html: string;
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const inline = (text: string): string =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\\([\\*_`#-])/g, '$1');

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function table([head = '', , ...rows]: string[]): string {
  const th = cells(head)
    .map((cell) => (cell ? `<th scope="col">${cell}</th>` : '<td></td>'))
    .join('');
  const body = rows
    .map(
      (row) =>
        `<tr>${cells(row)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('');
  return `<div class="wide" tabindex="0"><table><thead><tr>${th}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A list; indented lines continue an item. */
function list(lines: string[], tag: 'ul' | 'ol'): string {
  const items: string[] = [];
  for (const line of lines) {
    const start = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (start) items.push(start[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  const first = lines[0]!;
  const heading = /^(#{1,4})\s+(.*)$/.exec(first);
  if (heading) {
    const level = heading[1]!.length;
    const rest = lines.slice(1).join('\n').trim();
    return `<h${level}>${inline(heading[2]!)}</h${level}>` + (rest ? block(rest) : '');
  }
  if (first.startsWith('|')) return table(lines);
  if (/^[-*]\s/.test(first)) return list(lines, 'ul');
  if (/^\d+\.\s/.test(first)) return list(lines, 'ol');
  const more = lines.findIndex((line, i) => i > 0 && /^(?:[-*]|\d+\.)\s|^\|/.test(line));
  if (more > 0) return block(lines.slice(0, more).join('\n')) + block(lines.slice(more).join('\n'));
  return `<p>${inline(lines.join(' '))}</p>`;
}

const PICTURE = /<!--\s*picture:\s*([\w-]+)\s+([\w-]+)\s*-->\s*\*([^*]+)\*/g;
const figure = (step: string, part: string, caption: string): string =>
  `<figure data-step="${step}" data-part="${part}"><figcaption>${inline(caption.replace(/\s+/g, ' '))}</figcaption></figure>`;

export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A page split at its second-level headings; the first section is what comes before them. */
export function sections(source: string): Section[] {
  return source.split(/\n(?=## )/).map((part) => {
    const phases = [...part.matchAll(/<!--\s*phases:\s*([^>]*?)\s*-->/g)].flatMap((match) => match[1]!.split(/\s+/));
    const figures: string[] = [];
    const marked = part.replace(PICTURE, (_, step: string, name: string, caption: string) => {
      return `\u0000${figures.push(figure(step, name, caption)) - 1}`;
    });
    const text = marked.replace(/<!--[\s\S]*?-->/g, '');
    const title = /^#+\s+(.*)$/m.exec(text)?.[1] ?? '';
    const blocks = text
      .split(/\n\s*\n/)
      .map((each) => each.trim())
      .filter(Boolean);
    const html = blocks.map((each) => (each.startsWith('\u0000') ? figures[Number(each.slice(1))]! : block(each))).join('');
    return { phases, title, id: slug(title), html };
  });
}
