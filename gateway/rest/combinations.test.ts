import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestGateway, type RestGateway } from '../../testing/restGateway.ts';

let library: RestGateway;

beforeAll(async () => {
  library = await createRestGateway();
  await library.migrate(`
    create function books_below(most numeric) returns setof books language sql volatile as 'select * from books where price < most'`);
});

afterAll(() => library.drop());

/** What each resource can be asked, by name. */
const RESOURCES: Record<string, { columns: string[]; embeds: string[] }> = {
  authors: {
    columns: [
      'id',
      'name',
      'born',
      'data',
      'aliases',
      'initials',
      'data->home->>city',
      'data->tags->0',
      'aliases->0',
    ],
    embeds: [
      'books!books_author_id_fkey',
      'newest_book',
      'readable_by',
      'mentor_id',
      'authors',
      'cheap_books',
    ],
  },
  books: {
    columns: ['id', 'title', 'price', 'pages', 'abstract', 'is_lent', 'big', '"odd \\"name"'],
    embeds: ['author_id', 'authors!translator_id', 'tags', 'placements', 'book_tags'],
  },
  tags: { columns: ['id', 'label'], embeds: ['books', 'book_tags'] },
  placements: { columns: ['book_id', 'floor', 'room'], embeds: ['books', 'shelves'] },
  shelves: { columns: ['floor', 'room'], embeds: ['placements'] },
  book_tags: { columns: ['book_id', 'tag_id'], embeds: ['books', 'tags'] },
  cheap_books: { columns: ['book', 'title', 'writer', 'price'], embeds: ['authors', 'tags'] },
};

const TARGETS: Record<string, string> = {
  newest_book: 'books',
  readable_by: 'tags',
  mentor_id: 'authors',
  author_id: 'authors',
};

const CONDITIONS = [
  'eq.1',
  'neq.x',
  'gt.0',
  'like.*a*',
  'ilike(any).{a*,b*}',
  'match.a',
  'in.(1,2,"x,y")',
  'is.null',
  'is.not_null',
  'is.true',
  'isdistinct.1',
  'fts.a',
  'wfts(english).a',
  'cs.{1}',
  'cd.{"a":1}',
  'ov.[1,2)',
  'sl.[1,2)',
  'adj.{}',
  'not.eq.1',
  'not.in.(3)',
  'not.is.null',
  'eq(all).{1}',
];

/** Failures of the question, not of the SQL made of it: operators and casts that do not exist for a type, and the like. */
const ALLOWED = /^(22|42883|42804|42846|42725|42809|42704|PGRST1(18|20|23)|42703)/;

/** Always the same numbers from the same seed, so that a failure can be seen again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
}

function createGenerator(seed: number) {
  const random = randomFrom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const chance = (probability: number) => random() < probability;
  let names = 0;

  function condition(resource: string): string {
    if (chance(0.2))
      return `${pick(['and', 'or', 'not.and'])}(${condition(resource)},${condition(resource)})`;
    // Among others, a value with a comma needs quotes.
    return `${pick(RESOURCES[resource]!.columns)}.${pick(CONDITIONS).replace('[1,2)', '"[1,2)"')}`;
  }

  /** The select list of a resource, and the parameters that are said of it and of what is inside it. */
  function select(resource: string, path: string, depth: number): { list: string; parameters: string[] } {
    const { columns, embeds } = RESOURCES[resource]!;
    const list = chance(0.2) ? ['*'] : [pick(columns), pick(columns)];
    if (chance(0.2)) list.push(`n${names++}:${pick(columns)}::text`);
    const parameters: string[] = [];
    const own = path === '' ? '' : `${path}.`;
    if (chance(0.4)) parameters.push(`${own}${pick(columns)}=${pick(CONDITIONS)}`);
    if (chance(0.2)) parameters.push(`${own}or=(${condition(resource)},${condition(resource)})`);
    if (chance(0.4))
      parameters.push(`${own}order=${pick(columns)}${pick(['', '.desc', '.asc.nullsfirst', '.nullslast'])}`);
    if (chance(0.3)) parameters.push(`${own}limit=${pick(['0', '1', '7'])}`);
    if (chance(0.2)) parameters.push(`${own}offset=${pick(['0', '1'])}`);
    for (let count = 0; depth < 3 && count < 2 && chance(0.5); count++) {
      const embed = pick(embeds);
      const [relation = ''] = embed.split('!');
      const alias = `e${names++}`;
      const inside = select(TARGETS[relation] ?? relation, `${own}${alias}`, depth + 1);
      const content = chance(0.15) ? '' : inside.list;
      list.push(`${alias}:${embed}${pick(['', '!inner', '!left'])}(${content})`);
      if (content !== '') parameters.push(...inside.parameters);
      if (chance(0.2)) parameters.push(`${own}${alias}=${pick(['is.null', 'not.is.null'])}`);
    }
    return { list: list.join(','), parameters };
  }

  return { pick, chance, select };
}

test('any combination that the grammar allows is SQL that PostgreSQL understands', async () => {
  const { pick, chance, select } = createGenerator(7);
  let answered = 0;
  for (let round = 0; round < 600; round++) {
    const isCall = chance(0.2);
    const resource = isCall ? 'books' : pick(Object.keys(RESOURCES));
    const { list, parameters } = select(resource, '', 0);
    const path = `/${isCall ? 'rpc/books_below' : resource}?${[`select=${list}`, ...parameters].join('&')}`;
    const headers = {
      prefer: pick(['', 'count=exact', 'count=planned', 'count=estimated']),
      accept: pick(['*/*', '*/*', 'text/csv', 'application/vnd.pgrst.array+json;nulls=stripped']),
    };
    const answer = await library.ask(
      isCall ? 'POST' : 'GET',
      path,
      isCall ? { body: { most: 15 }, headers } : { headers },
    );
    const code = (answer.body as { code?: string } | null)?.code;
    const isFine = answer.status < 300 || answer.status === 416 || ALLOWED.test(code ?? '');
    expect(isFine, `${path}\n${JSON.stringify(headers)}\n${answer.text}`).toBe(true);
    if (answer.status < 300) answered++;
  }
  expect(answered).toBeGreaterThan(150);
}, 60_000);
