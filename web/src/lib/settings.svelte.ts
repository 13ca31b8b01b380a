/** What a person has chosen on this device. Kept in the browser, sent nowhere. */
import type { Plan } from './plan.ts';
import type { Result } from './standing.ts';
import { detectLanguage, type Language } from './texts.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** How long others' decisions stay before the next one is shown. */
export type Pace = 'calm' | 'quick' | 'instant';

const KEY = 'kassen';

class Settings {
  language = $state<Language>(detectLanguage(navigator.languages));
  theme = $state<Theme>('auto');
  pace = $state<Pace>('calm');
  sounds = $state(false);
  motion = $state(true);
  patterns = $state(true);
  shortcuts = $state(true);
  notify = $state(false);
  /** Notices when no page is open: this device's id at the server, or empty. */
  device = $state('');
  quiet = $state(true);
  quietStart = $state(22);
  quietEnd = $state(8);
  /** Games that were begun on this device: the others are new to whoever sits here. */
  played = $state.raw<string[]>([]);
  /** With whom and how each game was last played. */
  plans = $state.raw<Record<string, Plan>>({});
  /** How my games against rated people ended, by game. */
  results = $state.raw<Record<string, Result[]>>({});
  /** One sentence on each kind of decision when it first comes up, and for which that has been. */
  callouts = $state(true);
  told = $state.raw<string[]>([]);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    } catch {
      // Private windows may refuse storage: then everything is as delivered.
    }
  }

  /** Keep and show what is chosen; call once, inside an effect root. */
  apply(): void {
    const { language, theme, pace, sounds, motion, patterns, shortcuts, notify } = this;
    const { device, quiet, quietStart, quietEnd, played, callouts, told, plans, results } = this;
    const root = document.documentElement;
    root.lang = language;
    root.classList.toggle('light', theme === 'light');
    root.classList.toggle('dark', theme === 'dark');
    root.classList.toggle('still', !motion);
    root.classList.toggle('plain', !patterns);
    try {
      const kept = {
        language,
        theme,
        pace,
        sounds,
        motion,
        patterns,
        shortcuts,
        notify,
        device,
        quiet,
        quietStart,
        quietEnd,
        played,
        plans,
        results,
        callouts,
        told,
      };
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // as above
    }
  }

  get still(): boolean {
    return !this.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  }
}

export const settings = new Settings();
