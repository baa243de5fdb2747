import { parse, record, string } from 'valibot';
import type { Language } from '../../game/languages.ts';

/** The wait before the first repetition; each further one is twice as long (spec section 9). */
const FIRST_PAUSE_MILLISECONDS = 350;
const REPETITIONS = 5;

const schema = record(string(), string());

export type WordingFile = Readonly<Record<string, string>>;

/** The texts of a namespace in a language, asked for again and again for some time; null when they do not arrive. */
export async function loadWording(language: Language, namespace: string): Promise<WordingFile | null> {
  for (let repetition = 0; ; repetition++) {
    try {
      // These are the defaults of the preload links of the page's first script, whose answers would not be used otherwise.
      const response = await fetch(`/locales/${language}/${namespace}.json`, { credentials: 'same-origin' });
      if (response.ok) return parse(schema, await response.json());
    } catch {
      // No network, or no wording: both may pass.
    }
    if (repetition === REPETITIONS) return null;
    const pause = FIRST_PAUSE_MILLISECONDS * 2 ** repetition;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
