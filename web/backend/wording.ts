/*
 * Which language the app speaks, and the texts that have come for it. English is part of the scripts and has no file
 * here; every other language is fetched, by namespace, as parts of the app are loaded that need one.
 */
import { type Language, LOCALES } from '../../game/languages.ts';
import { chosenLanguage } from '../device/chosenLanguage.ts';
import { loadConfig } from './config.ts';
import { loadWording, type WordingFile } from './loadWording.ts';

/** How long words in another language are waited for before English stands in for them, until they come. */
const PATIENCE_MILLISECONDS = 2000;

let language: Language = 'en';
/** What has arrived, and what is on its way, by `language/namespace`. */
const files = new Map<string, WordingFile>();
const loading = new Map<string, Promise<void>>();
/** The namespaces of the parts of the app that are loaded. */
const namespaces = new Set<string>();
const listeners = new Set<() => void>();

/** The language that is spoken, and its texts; changes are told to subscribers. */
export const wording = {
  language: (): Language => language,
  /** The texts of a namespace in the language that is spoken; null for English, or while they are not there. */
  file: (namespace: string): WordingFile | null => files.get(`${language}/${namespace}`) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Says that a part of the app needs a namespace; it is fetched when it is not there, also if that has failed before. */
export function needWording(namespace: string): void {
  namespaces.add(namespace);
  void fetchFile(language, namespace);
}

/** Settles when the words of all parts that are loaded have come, or have been waited for long enough. Never rejects. */
export async function wordingReady(): Promise<void> {
  if (language === 'en') return;
  await Promise.race([
    fetchFiles(language),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS)),
  ]);
}

/**
 * Speaks the language that was chosen in this browser. Answers null when that is English: there is nothing to wait for.
 * One that the site does not offer (any more) is set aside; where that cannot be found out, it is spoken.
 */
export function startLanguage(): Promise<void> | null {
  const chosen = chosenLanguage.read();
  speak(chosen);
  if (chosen === 'en') return null;
  const checked = offers(chosen).then(
    (isOffered) => {
      if (!isOffered) speak('en');
    },
    () => undefined,
  );
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
  return Promise.race([
    Promise.all([checked.then(() => fetchFiles(language)), fetchFiles(chosen)]),
    patience,
  ]).then(() => undefined);
}

/** What asking for a language comes to; only `chosen` changes anything. `overtaken`: another one has been asked for. */
export type Choice = 'chosen' | 'not-offered' | 'unreachable' | 'overtaken';

let asked: Language | null = null;

/** Speaks another language from now on, all at once when its words are there, and remembers that in this browser. */
export async function chooseLanguage(next: Language): Promise<Choice> {
  asked = next;
  try {
    if (next !== 'en' && !(await offers(next))) return 'not-offered';
  } catch {
    return 'unreachable';
  }
  await fetchFiles(next);
  if (asked !== next) return 'overtaken';
  if (next !== 'en' && ![...namespaces].some((namespace) => files.has(`${next}/${namespace}`)))
    return 'unreachable';
  chosenLanguage.write(next);
  speak(next);
  return 'chosen';
}

async function offers(asked: Language): Promise<boolean> {
  return (await loadConfig()).languages.includes(asked);
}

function speak(next: Language): void {
  language = next;
  document.documentElement.lang = LOCALES[next];
  announce();
}

async function fetchFiles(wanted: Language): Promise<void> {
  await Promise.all([...namespaces].map((namespace) => fetchFile(wanted, namespace)));
}

function fetchFile(wanted: Language, namespace: string): Promise<void> {
  const name = `${wanted}/${namespace}`;
  if (wanted === 'en' || files.has(name)) return Promise.resolve();
  const load =
    loading.get(name) ??
    loadWording(wanted, namespace).then((file) => {
      loading.delete(name);
      if (!file) return;
      files.set(name, file);
      announce();
    });
  loading.set(name, load);
  return load;
}

function announce(): void {
  for (const listener of listeners) listener();
}
