/** A server's page as an app on this device: its service worker keeps the page, the rules and the lessons for when the server
 *  cannot be reached. Nothing is kept for people who only visit. */
import { loadBots, loadGames, loadLesson, loadRules, loadSummary, loadTexts } from './api.ts';
import { settings } from './settings.svelte.ts';

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/service.js');
  await navigator.serviceWorker.ready;
  const lang = settings.language;
  await loadBots();
  for (const { id, lesson, summary } of await loadGames(lang)) {
    await Promise.all([
      loadTexts(id, lang),
      loadRules(id, lang),
      summary && loadSummary(id, lang),
      lesson && loadLesson(id, lang),
    ]);
  }
}

export function keepIfInstalled(): void {
  if (!navigator.serviceWorker) return;
  const begin = () => void keep().catch(() => undefined); // the next visit tries again
  if (matchMedia('(display-mode: standalone)').matches) begin();
  else addEventListener('appinstalled', begin);
}
