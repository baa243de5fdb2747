/*
 * Answers confirmed a second: players confirm right answers over HTTP, 32 connections, on a server process and an embedded
 * PostgreSQL of their own (fsync on), beside a bare insert through the same server. Run: npm run bench:answers
 */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import pg from 'pg';
import { createTokens } from '../gateway/http/tokens.ts';
import { startServer, type BenchServer } from './server.ts';

const CONNECTIONS = 32;
const SECONDS = 15;
const ROUNDS = 3;
const PLAYERS = 2000;

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

interface Body {
  readonly path: string;
  readonly token: string;
  readonly body: string;
}

async function main(): Promise<void> {
  const server = await startServer();
  const admin = new pg.Client(server.connection);
  try {
    await admin.connect();
    const tokens = await makePlayers(admin, server);
    const answers = await rightAnswers(admin);
    await admin.query(`
      create table public.bench_inserts (id bigint generated always as identity primary key, player uuid, text text);
      alter table public.bench_inserts enable row level security;
      create policy "Everybody inserts" on public.bench_inserts for insert to authenticated with check (true);
      grant insert on public.bench_inserts to authenticated;
    `);
    const jobs = answerJobs(tokens, answers);
    const inserts = insertJobs(tokens);
    const measured: { floor: Figures; answers: Figures }[] = [];
    await untilKnown(server, inserts);
    await run(server, inserts, 3);
    for (let round = 0; round < ROUNDS; round++) {
      measured.push({
        floor: await run(server, inserts, SECONDS),
        answers: await run(server, jobs, SECONDS),
      });
    }
    report(measured);
  } finally {
    await admin.end();
    await server.stop();
  }
}

/** Accounts with every variant unlocked, and a token for each. */
async function makePlayers(admin: pg.Client, { secret }: BenchServer): Promise<string[]> {
  const ids = Array.from({ length: PLAYERS }, () => randomUUID());
  await admin.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     select id, 'authenticated', 'authenticated', id || '@bench.test', now(), '{}', '{}' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await admin.query(
    `insert into public.allow_list (email) select id || '@bench.test' from unnest($1::uuid[]) as id`,
    [ids],
  );
  const tokens = createTokens(secret);
  const now = Math.floor(Date.now() / 1000);
  return Promise.all(
    ids.map((sub) =>
      tokens.sign({
        sub,
        aud: 'authenticated',
        role: 'authenticated',
        email: `${sub}@bench.test`,
        iat: now,
        exp: now + 3600,
      }),
    ),
  );
}

interface RightAnswer {
  readonly puzzle_name: string;
  readonly question_seq: number;
  readonly text_entered: string;
  readonly image_selected: string;
}

async function rightAnswers(admin: pg.Client): Promise<RightAnswer[]> {
  const { rows } = await admin.query<RightAnswer>(`
    select puzzle.name as puzzle_name, question.seq as question_seq, question.answer as text_entered,
      question.right_image as image_selected
    from private.questions as question
    join private.puzzles as puzzle on puzzle.id = question.puzzle_id
    where puzzle.day between current_date - 27 and current_date
    order by puzzle.day desc, puzzle.variant, question.seq
  `);
  return rows;
}

/** Each (player, question) once: a second confirmation would be refused. */
function* answerJobs(tokens: readonly string[], answers: readonly RightAnswer[]): Generator<Body, void> {
  for (const answer of answers) {
    for (const token of tokens) {
      yield {
        path: '/rest/v1/rpc/answer_question',
        token,
        body: JSON.stringify({ ...answer, confirmation: randomUUID() }),
      };
    }
  }
}

function* insertJobs(tokens: readonly string[]): Generator<Body, void> {
  for (;;) {
    for (const token of tokens) yield { path: '/rest/v1/bench_inserts', token, body: '{"text":"a word"}' };
  }
}

/** The server reads the schema again when it is told of a new table; until then it does not know it. */
async function untilKnown({ url, anonKey }: BenchServer, inserts: Generator<Body, void>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { value } = inserts.next();
    if (!value) return;
    const headers = {
      apikey: anonKey,
      authorization: `Bearer ${value.token}`,
      'content-type': 'application/json',
    };
    const answer = await fetch(url + value.path, { method: 'POST', headers, body: value.body });
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server does not come to know the table of the benchmark.');
}

async function run(
  { url, anonKey }: BenchServer,
  jobs: Generator<Body, void>,
  duration: number,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        setupRequest(request) {
          const next = jobs.next();
          if (next.done) throw new Error('Out of questions: raise PLAYERS.');
          const { path, token, body } = next.value;
          const headers = {
            apikey: anonKey,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            prefer: 'return=minimal',
            'x-time-zone': 'UTC',
          };
          return { ...request, method: 'POST', path, headers, body };
        },
      },
    ],
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function report(measured: readonly { floor: Figures; answers: Figures }[]): void {
  console.log(
    `${CONNECTIONS} connections, ${SECONDS} s each, ${ROUNDS} rounds in turn; the load comes from the same two cores\n`,
  );
  for (const { floor, answers } of measured) {
    console.log(
      `bare insert ${line(floor)}   answer ${line(answers)}   ratio ${(answers.perSecond / floor.perSecond).toFixed(2)}`,
    );
  }
  const medianOf = (pick: (of: (typeof measured)[number]) => number) => median(measured.map(pick));
  console.log(
    `\nmedians: bare insert ${medianOf(({ floor }) => floor.perSecond).toFixed(0)}/s, ` +
      `answers ${medianOf(({ answers }) => answers.perSecond).toFixed(0)}/s ` +
      `(p50 ${medianOf(({ answers }) => answers.p50)} ms, p99 ${medianOf(({ answers }) => answers.p99)} ms), ` +
      `ratio ${medianOf(({ floor, answers }) => answers.perSecond / floor.perSecond).toFixed(2)}`,
  );
}

function line({ perSecond, p50, p99 }: Figures): string {
  return `${perSecond.toFixed(0)}/s p50 ${p50} ms p99 ${p99} ms`;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

await main();
