import type { CallPlan } from '../plan/plan.ts';
import { SCALAR } from '../plan/planCall.ts';
import { arrayText, identifier, qualified } from './fragments.ts';
import type { SqlContext } from './readSql.ts';

/** The call, and before it the rows that its arguments come from. */
interface Call {
  readonly from: readonly string[];
  readonly call: string;
}

/** What the function gives: its rows, or its single values as a column. */
export function callSql(context: SqlContext, plan: CallPlan): string {
  const { from, call } = callExpression(context, plan);
  if (plan.routine.returns.isComposite) {
    return `select pgrst_call.* from ${[...from, `lateral ${call} as pgrst_call`].join(', ')}`;
  }
  return `select ${call} as ${SCALAR}${from.length > 0 ? ` from ${from.join(', ')}` : ''}`;
}

function callExpression({ parameters }: SqlContext, { routine, arguments: given }: CallPlan): Call {
  const name = qualified(routine);
  switch (given.kind) {
    case 'whole':
      return { from: [], call: `${name}(${parameters.add(given.value)}::${given.type})` };
    case 'texts': {
      const list = given.given.map(({ parameter, values }) => {
        const value = parameter.isVariadic ? arrayText(values) : values.at(-1);
        return named(parameter, `${parameters.add(value)}::${parameter.unlimitedType}`);
      });
      return { from: [], call: `${name}(${list.join(', ')})` };
    }
    case 'json': {
      if (given.parameters.length === 0) return { from: [], call: `${name}()` };
      // Of a list, the first is taken.
      const json = `${parameters.add(given.text)}::json${given.isList ? ' -> 0' : ''}`;
      const typed = given.parameters.map((one) => `${identifier(one.name)} ${one.unlimitedType}`);
      const list = given.parameters.map((one) => named(one, `pgrst_body.${identifier(one.name)}`));
      return {
        from: [`json_to_record(${json}) as pgrst_body (${typed.join(', ')})`],
        call: `${name}(${list.join(', ')})`,
      };
    }
  }
}

function named({ name, isVariadic }: { name: string; isVariadic: boolean }, value: string): string {
  return `${isVariadic ? 'variadic ' : ''}${identifier(name)} => ${value}`;
}
