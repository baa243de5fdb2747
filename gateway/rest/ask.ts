/*
 * Fourth stage: asks PostgreSQL as the caller. One round trip, unless the answer decides whether the transaction is
 * kept, or the planner has to be asked how many rows there are about.
 */
import type { Caller } from '../database/caller.ts';
import type { Database, Session, Statement } from '../database/database.ts';
import { notSingular, putPrimaryKeyDiffers, tooManyAffected } from './errors.ts';
import type { RestRequest } from './parse/parseRequest.ts';
import type { Plan } from './plan/plan.ts';
import { estimateStatement, type Answer, type Counting } from './sql/statement.ts';

export interface Question {
  readonly request: RestRequest;
  readonly plan: Plan;
  readonly statement: Statement;
  readonly counting: Counting;
}

/** @throws HttpError 406 PGRST116, 400 PGRST124 or PGRST115 for an answer that must not be: then nothing is kept. */
export async function ask(database: Database, caller: Caller, question: Question): Promise<Answer> {
  const readOnly = isReadOnly(question);
  if (!needsTransaction(question)) {
    const { rows } = await database.queryAs<Answer>(caller, question.statement, { readOnly });
    return checked(question, rows[0]);
  }
  return database.transactionAs(
    caller,
    async (session) => {
      const { rows } = await session.query<Answer>(question.statement);
      return withEstimate(question, session, checked(question, rows[0]));
    },
    { readOnly },
  );
}

function isReadOnly({ request, plan }: Question): boolean {
  return request.isRead || (plan.kind === 'call' && plan.routine.volatility !== 'volatile');
}

/** What may only be read cannot be kept, so that it may be judged when it is done. */
function needsTransaction(question: Question): boolean {
  const { request, plan, counting } = question;
  if (plan.kind === 'read' && (counting.count === 'planned' || counting.count === 'estimated')) return true;
  if (isReadOnly(question)) return false;
  return request.format.kind === 'object' || request.action === 'upsert' || mostAffected(request) !== null;
}

function mostAffected({ preferences, action }: RestRequest): number | null {
  const isLimited = preferences.handling === 'strict' && action !== 'insert' && action !== 'read';
  return isLimited ? preferences.maxAffected : null;
}

function checked({ request }: Question, answer: Answer | undefined): Answer {
  if (!answer) throw new Error('The statement gave no row');
  if (request.format.kind === 'object' && answer.rows !== 1) throw notSingular(answer.rows);
  if (request.action === 'upsert' && answer.rows !== 1) throw putPrimaryKeyDiffers();
  const most = mostAffected(request);
  if (most !== null && answer.rows > most) throw tooManyAffected(answer.rows);
  return answer;
}

/** The planner's guess: always for `count=planned`, for `count=estimated` beyond what is worth counting. */
async function withEstimate({ plan, counting }: Question, session: Session, answer: Answer): Promise<Answer> {
  if (plan.kind !== 'read') return answer;
  const isWanted =
    counting.count === 'planned' ||
    (counting.count === 'estimated' && (answer.total ?? 0) > counting.maxRows);
  if (!isWanted) return answer;
  const { rows } = await session.query<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>(
    estimateStatement(plan.node),
  );
  const guess = rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return { ...answer, total: Math.max(guess, answer.total ?? 0) };
}
