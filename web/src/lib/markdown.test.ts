import { expect, it } from 'vitest';
import { sections } from './markdown.ts';

const PAGE = `# Nobunaga

*2 to 5 players.*

## A round

<!-- phases: pick give -->

The **active** player begins.
Cards are opened:

1. one
   more line
2. two

| house | first |
|---|---|
| Asai & Asakura | <5> |

- a
- b
`;

it('cuts a page into sections that know the phases they explain', () => {
  const [head, round] = sections(PAGE);
  expect(head!.title).toBe('Nobunaga');
  expect(round!.phases).toEqual(['pick', 'give']);
  expect(round!.id).toBe('a-round');
});

it('writes paragraphs, lists and tables', () => {
  const html = sections(PAGE)[1]!.html;
  expect(html).toContain('<p>The <strong>active</strong> player begins. Cards are opened:</p>');
  expect(html).toContain('<ol><li>one more line</li><li>two</li></ol>');
  expect(html).toContain('<ul><li>a</li><li>b</li></ul>');
  expect(html).toContain('<th scope="col">house</th>');
});

it('escapes everything', () => expect(sections(PAGE)[1]!.html).toContain('<td>Asai &amp; Asakura</td><td>&lt;5&gt;</td>'));

it('keeps a Japanese title as its address', () => expect(sections('## ラウンド・進行\n\nx')[0]!.id).toBe('ラウンド-進行'));

it('makes a picture of a marked caption, and escapes it', () => {
  const [page] = sections('# T\n\nText.\n\n<!-- picture: split map -->\n*Two <b>armies</b>\nare enough.*\n\nMore.');
  expect(page!.html).toContain(
    '<figure data-step="split" data-part="map"><figcaption>Two &lt;b&gt;armies&lt;/b&gt; are enough.</figcaption></figure><p>More.</p>',
  );
});
