import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FRENCH: Record<string, Record<string, string>> = {
  common: { back: 'Retour' },
  home: { today: 'Aujourd’hui' },
};

/** What the site answers; a null file is one that does not arrive. */
let offered: string[];
let french: typeof FRENCH | null;
let isReachable: boolean;
const html = { lang: 'en' };
const stored = new Map<string, string>();

function answer(address: string): Promise<Response> {
  if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'));
  if (address === '/config.json')
    return Promise.resolve(Response.json({ apiUrl: '/', anonKey: 'key', languages: offered }));
  const [, namespace = ''] = /^\/locales\/fr\/(\w+)\.json$/.exec(address) ?? [];
  const file = french?.[namespace];
  return Promise.resolve(file ? Response.json(file) : new Response(null, { status: 404 }));
}

/** The page, loaded anew, with the parts of the app that need these namespaces. */
async function page(...namespaces: string[]) {
  vi.resetModules();
  const app = await import('./wording.ts');
  namespaces.forEach(app.needWording);
  return app;
}

beforeEach(() => {
  [offered, french, isReachable] = [['en', 'fr', 'cn'], FRENCH, true];
  html.lang = 'en';
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('location', new URL('https://twofold.example/'));
  vi.stubGlobal('document', { documentElement: html });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('choosing a language', () => {
  it('speaks it, with the words of all parts that are loaded, and remembers it', async () => {
    const app = await page('common', 'home');
    const heard: (string | undefined)[] = [];
    app.wording.subscribe(() => heard.push(app.wording.file('home')?.['today']));
    expect(await app.chooseLanguage('fr')).toBe('chosen');
    expect(app.wording.language()).toBe('fr');
    expect(app.wording.file('common')).toEqual(FRENCH['common']);
    expect(html.lang).toBe('fr');
    expect(stored.get('language')).toBe('"fr"');
    expect(heard.at(-1)).toBe('Aujourd’hui');
  });

  it('changes nothing until the words are there', async () => {
    const app = await page('common');
    const choosing = app.chooseLanguage('fr');
    expect(app.wording.language()).toBe('en');
    await choosing;
    expect(app.wording.language()).toBe('fr');
  });

  it('goes back to English', async () => {
    const app = await page('common');
    await app.chooseLanguage('fr');
    expect(await app.chooseLanguage('en')).toBe('chosen');
    expect([app.wording.file('common'), html.lang, stored.get('language')]).toEqual([null, 'en', '"en"']);
  });

  it('is refused where the site does not offer it', async () => {
    offered = ['en'];
    const app = await page('common');
    expect(await app.chooseLanguage('fr')).toBe('not-offered');
    expect([app.wording.language(), stored.size]).toEqual(['en', 0]);
  });

  it('comes to nothing where the words cannot be had', async () => {
    french = null;
    const app = await page('common');
    const choosing = app.chooseLanguage('fr');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await choosing).toBe('unreachable');
    expect([app.wording.language(), stored.size]).toEqual(['en', 0]);
  });

  it('counts only the last time', async () => {
    const app = await page('common');
    const [first, last] = await Promise.all([app.chooseLanguage('fr'), app.chooseLanguage('en')]);
    expect([first, last, app.wording.language()]).toEqual(['overtaken', 'chosen', 'en']);
  });
});

describe('opening the page', () => {
  it('in English waits for nothing and fetches nothing', async () => {
    const app = await page('common');
    expect(app.startLanguage()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('speaks the language that was chosen before, once its words are there', async () => {
    stored.set('language', '"fr"');
    const app = await page('common', 'home');
    await app.startLanguage();
    expect([html.lang, app.wording.file('common'), app.wording.file('home')]).toEqual([
      'fr',
      FRENCH['common'],
      FRENCH['home'],
    ]);
  });

  it.each(['"de"', 'fr', '{}', ''])('sets %j aside, which is no language of ours', async (text) => {
    stored.set('language', text);
    const app = await page('common');
    expect(app.startLanguage()).toBeNull();
    expect(html.lang).toBe('en');
  });

  it('sets a language aside that the site does not offer any more', async () => {
    stored.set('language', '"fr"');
    offered = ['en'];
    const app = await page('common');
    await app.startLanguage();
    expect([app.wording.language(), html.lang]).toEqual(['en', 'en']);
  });

  it('waits two seconds and no longer; words that come later are taken then', async () => {
    stored.set('language', '"fr"');
    isReachable = false;
    const app = await page('common');
    const started = vi.fn();
    void app.startLanguage()?.then(started);
    await vi.advanceTimersByTimeAsync(1999);
    expect(started).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalled();
    expect(app.wording.file('common')).toBeNull();
    isReachable = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(app.wording.file('common')).toEqual(FRENCH['common']);
  });
});

describe('a part of the app that is loaded later', () => {
  it('has its words when it is drawn', async () => {
    const app = await page('common');
    await app.chooseLanguage('fr');
    app.needWording('home');
    await app.wordingReady();
    expect(app.wording.file('home')).toEqual(FRENCH['home']);
  });

  it('asks again for words that did not come', async () => {
    const app = await page('common');
    await app.chooseLanguage('fr');
    isReachable = false;
    app.needWording('home');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(app.wording.file('home')).toBeNull();
    isReachable = true;
    app.needWording('home');
    await app.wordingReady();
    expect(app.wording.file('home')).toEqual(FRENCH['home']);
  });
});
