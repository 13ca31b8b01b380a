/** The pictures of a rules page: parts of the game's own board at positions of its lesson. */
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { loadLesson } from '../lib/api.ts';
import { loadPicture } from '../lib/games.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { View } from '../lib/view.ts';
import { gameTexts } from '../lib/words.svelte.ts';

async function draw(figures: HTMLElement[], game: string): Promise<(() => void)[]> {
  const { language } = settings;
  const [Picture, lesson] = await Promise.all([loadPicture(game), loadLesson(game, language)]);
  if (!Picture) return [];
  const texts = await gameTexts(game, language, () => lesson.names);
  return figures.flatMap((figure) => {
    const step = lesson.steps.find(({ name }) => name === figure.dataset.step);
    if (!step || !figure.isConnected) return [];
    const drawn = document.createElement('div');
    drawn.inert = true; // only to look at
    figure.prepend(drawn);
    const props = { part: figure.dataset.part ?? '', view: step.view as unknown as View, say: texts.say };
    const picture = mount(Picture, { target: drawn, props });
    return [
      () => {
        void unmount(picture);
        drawn.remove();
      },
    ];
  });
}

/** Draws a page's pictures; without one, its caption still says what matters. */
export const pictured =
  (game: string): Attachment<HTMLElement> =>
  (page) => {
    const figures = [...page.querySelectorAll<HTMLElement>('figure[data-part]')];
    const drawn = figures.length ? draw(figures, game).catch(() => []) : null;
    return () => void drawn?.then((clear) => clear.forEach((each) => each()));
  };
