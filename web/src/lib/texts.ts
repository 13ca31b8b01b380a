/** Texts for people, as in core/text.py: the same Fluent catalogues, the same rules for arguments. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Words = Record<string, unknown>;
export type Say = (message: string, words?: Words) => string;

export const LANGUAGES = ['en', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The reader's first language that we have; otherwise English. */
export function detectLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (short.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en') as Language;
}

export class Texts {
  private bundle: FluentBundle;

  /** Later sources override earlier ones. `names` are the people on the seats. */
  constructor(
    readonly language: Language,
    sources: string[],
    private names: () => readonly string[] = () => [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has = (message: string): boolean => this.bundle.hasMessage(message);

  /** A missing text shows its id, so that a test (and a translator) finds it. */
  say: Say = (message, words = {}) => {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return `⟦${message}⟧`;
    const read = Object.entries(words).map(([key, value]) => [key, this.word(key, value)] as const);
    return this.bundle.formatPattern(pattern, Object.fromEntries(read), []);
  };

  /** One argument as shown to the reader. */
  word(key: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => this.item(key, item)).join(this.say('list-comma'));
    if (value !== null && typeof value === 'object') return this.count(key, value as Record<string, number>);
    if (key === 'seat' || key.endsWith('_seat')) return typeof value === 'number' ? this.seat(value) : String(value); // a name
    if (typeof value === 'number') return value;
    const kind = key.slice(key.lastIndexOf('_') + 1);
    if (typeof value === 'string' && this.has(`${kind}-${value}`)) return this.say(`${kind}-${value}`);
    return String(value);
  }

  /** One item of a list; an object is said by its own message. */
  private item(key: string, item: unknown): string {
    return item !== null && typeof item === 'object' ? this.say(`each-${key}`, item as Words) : String(this.word(key, item));
  }

  seat = (seat: number): string => this.names()[seat] ?? this.say('seat-name', { number: seat + 1 });

  /** Things and how many of each. */
  private count(key: string, things: Record<string, number>): string {
    const parts = Object.entries(things).map(([name, number]) => this.say('list-count', { name: this.word(key, name), number }));
    return parts.join(this.say('list-comma'));
  }
}

/** With a capital letter, to begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
