/* What the database has to say about a mail: whether there is one, what is in it, and how it went. */
import pg from 'pg';
import * as v from 'valibot';
import type { EmailTemplate } from '../config.ts';
import type { Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { Message } from '../mail/mail.ts';
import { badRequest, notAllowed, refused } from './errors.ts';

const composed = v.object({
  claim: v.pipe(v.string(), v.uuid()),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** A mail that is to be sent, and the name under which its sending was claimed. */
export interface ClaimedMail {
  readonly claim: string;
  readonly message: Message;
}

const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } };

/**
 * Asks as the caller for the mail that `params` mean. From here on it is claimed: say with `settle` how it went.
 * @throws EmailError when the function refuses
 */
export async function compose(
  database: Database,
  caller: Caller,
  template: EmailTemplate,
  params: Readonly<Record<string, unknown>>,
  site: string,
): Promise<ClaimedMail> {
  const text = `select public.${pg.escapeIdentifier(template.compose)}($1::jsonb, $2) as answer`;
  const values = [JSON.stringify(params), site];
  const { rows } = await database.queryAs<{ answer: unknown }>(caller, { text, values }).catch(refuse);
  const { claim, to, subject, text: words, html } = v.parse(composed, rows[0]?.answer);
  return { claim, message: { to, subject, text: words, html } };
}

/** Says how the mail of a claim went; one that was not sent may be claimed again. */
export async function settle(
  database: Database,
  template: EmailTemplate,
  claim: string,
  wasSent: boolean,
): Promise<void> {
  const text = `select public.${pg.escapeIdentifier(template.settle)}($1, $2)`;
  await database.queryAs(SERVICE, { text, values: [claim, wasSent] });
}

/** A function refuses by raising `PT` and a status, with a sentence for people. */
function refuse(error: unknown): never {
  if (!(error instanceof pg.DatabaseError)) throw error;
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1];
  if (status) throw refused(Number(status), error.message, error);
  if (error.code === '42501') throw notAllowed(error);
  // Text that PostgreSQL cannot hold, such as a zero byte.
  if (error.code?.startsWith('22')) throw badRequest();
  throw error;
}
