/** What a person has chosen on this device. Kept in the browser, sent nowhere. */
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
  /** The bot one plays against; empty: what the server has in the middle. */
  level = $state('');

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    } catch {
      // Private windows may refuse storage: then everything is as delivered.
    }
  }

  /** Keep and show what is chosen; call once, inside an effect root. */
  apply(): void {
    const { language, theme, pace, sounds, motion, patterns, shortcuts, notify, level } = this;
    const root = document.documentElement;
    root.lang = language;
    root.classList.toggle('light', theme === 'light');
    root.classList.toggle('dark', theme === 'dark');
    root.classList.toggle('still', !motion);
    root.classList.toggle('plain', !patterns);
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, sounds, motion, patterns, shortcuts, notify, level }));
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
