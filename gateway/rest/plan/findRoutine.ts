import type { HttpError } from '../../http/httpError.ts';
import { restError } from '../errors.ts';
import type { RawType } from '../parse/payload.ts';
import { lookUp, type Routine, type Schema } from '../schema/schema.ts';
import { CLOSE, closestName, REMOTELY_CLOSE } from '../schema/suggest.ts';

export interface WantedRoutine {
  readonly schema: string;
  readonly name: string;
  readonly arguments: ReadonlySet<string>;
  readonly isPost: boolean;
  /** What the body is when it is neither JSON nor a form; null when it is one of them. */
  readonly rawType: RawType | null;
}

/**
 * The function of that name that takes these arguments; else one that takes the whole body as its only argument.
 * @throws HttpError 404 PGRST202 for none, 300 PGRST203 for several.
 */
export function findRoutine(schema: Schema, wanted: WantedRoutine): Routine {
  const overloads = lookUp(schema.routines, wanted) ?? [];
  const named = overloads.filter((routine) => takesArguments(routine, wanted));
  const found = named.length > 0 ? named : overloads.filter((routine) => takesBody(routine, wanted));
  const [first, second] = found;
  if (!first) throw routineNotFound(schema, wanted, overloads);
  if (second) throw ambiguousRoutine(found);
  return first;
}

/** All that it requires is given, and nothing that it does not know. */
function takesArguments({ parameters }: Routine, { arguments: given, rawType }: WantedRoutine): boolean {
  if (parameters.some(({ name }) => name === '')) return false;
  if (rawType !== null) return false;
  const known = new Set(parameters.map(({ name }) => name));
  return (
    parameters.every(({ name, isRequired }) => !isRequired || given.has(name)) &&
    [...given].every((name) => known.has(name))
  );
}

function takesBody({ parameters }: Routine, { isPost, rawType }: WantedRoutine): boolean {
  const [only, ...others] = parameters;
  if (!isPost || only?.name !== '' || others.length > 0) return false;
  return rawType === null ? only.type === 'json' || only.type === 'jsonb' : only.type === rawType;
}

function routineNotFound(schema: Schema, wanted: WantedRoutine, overloads: readonly Routine[]): HttpError {
  const name = `${wanted.schema}.${wanted.name}`;
  const names = [...wanted.arguments].sort();
  const list = names.join(', ');
  const without = ' without parameters';
  const searched = wanted.rawType
    ? ` with a single unnamed ${wanted.rawType} parameter`
    : (names.length === 0 ? without : ` with parameter${names.length > 1 ? 's' : ''} ${list}`) +
      (wanted.isPost ? ' or with a single unnamed json/jsonb parameter' : '');
  const shown = wanted.rawType ? '' : names.length === 0 ? without : `(${list})`;
  return restError(404, 'PGRST202', `Could not find the function ${name}${shown} in the schema cache`, {
    details: `Searched for the function ${name}${searched}, but no matches were found in the schema cache.`,
    hint: wanted.rawType ? null : suggestion(schema, wanted, overloads, `(${list})`),
  });
}

function suggestion(
  schema: Schema,
  wanted: WantedRoutine,
  overloads: readonly Routine[],
  parameters: string,
): string | null {
  const lists = overloads.map(
    (routine) =>
      `(${routine.parameters
        .map(({ name }) => name)
        .sort()
        .join(', ')})`,
  );
  const closest =
    overloads.length === 0
      ? closestName(wanted.name, schema.routines.get(wanted.schema)?.keys() ?? [], CLOSE)
      : closestName(parameters, lists, REMOTELY_CLOSE);
  if (closest === undefined) return null;
  const name = overloads.length === 0 ? closest : `${wanted.name}${closest}`;
  return `Perhaps you meant to call the function ${wanted.schema}.${name}`;
}

function ambiguousRoutine(found: readonly Routine[]): HttpError {
  const described = found.map(({ schema, name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`);
    return `${schema}.${name}(${list.join(', ')})`;
  });
  return restError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${described.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}
