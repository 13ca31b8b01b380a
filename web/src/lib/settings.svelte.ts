/** A person's settings on this device. Kept in the browser, never sent. */
import type { Plan } from './plan.ts';
import type { Result } from './standing.ts';
import { detectLanguage, type Language } from './texts.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** How long each of the others' decisions is shown. */
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
  /** Games begun on this device; others count as new to the person. */
  played = $state.raw<string[]>([]);
  /** The last plan of each game: who played, and by which options. */
  plans = $state.raw<Record<string, Plan>>({});
  /** How my games against rated bots ended, by game. */
  results = $state.raw<Record<string, Result[]>>({});
  /** Explain each kind of decision in a sentence when it first comes up; `told`: which have been explained. */
  callouts = $state(true);
  told = $state.raw<string[]>([]);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    } catch {
      // Private windows may refuse storage: then the defaults stay.
    }
  }

  /** Store and apply the settings; call once, inside an effect root. */
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
