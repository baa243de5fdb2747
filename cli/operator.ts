import { PostgrestClient } from '@supabase/postgrest-js';
import { withSite } from './connection.ts';
import type { Command } from './main.ts';

const USAGE = 'Usage: twofold operator add E-MAIL\n       twofold operator remove E-MAIL';

/** `twofold operator`: operators may see puzzles that are still to come, publish puzzles and edit the allow-list. */
export const operatorCommand: Command = async ([action, email, ...rest], settings) => {
  if ((action !== 'add' && action !== 'remove') || !email?.includes('@') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const isOperator = action === 'add';
  const isDone = await withSite(settings, async ({ url, serviceKey, fetch }) => {
    const rest = new PostgrestClient(`${url}/rest/v1`, {
      headers: { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` },
      ...(fetch && { fetch }),
    });
    const answer = await rest.rpc('set_operator', { email, is_operator: isOperator });
    if (answer.error) throw new Error(`The site answered: ${answer.error.message}`);
    return answer.data === true;
  });
  process.stdout.write(
    isDone ? done(email, isOperator) : `No account has the address ${email}. Sign up with it first.\n`,
  );
  return isDone ? 0 : 1;
};

function done(email: string, isOperator: boolean): string {
  const role = isOperator ? 'an operator now' : 'no operator any more';
  return `${email} is ${role}. It takes effect when they sign in again, at the latest in an hour.\n`;
}
