import type { ComparisonName, IsValue, JsonStep, Operation, SearchName } from '../parse/query.ts';
import type { Embed, PlannedCondition, PlannedField } from '../plan/plan.ts';
import { arrayText, identifier, qualified, type Parameters } from './fragments.ts';

const COMPARISONS: Readonly<Record<ComparisonName, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const SEARCHES: Readonly<Record<SearchName, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

const IS: Readonly<Record<IsValue, string>> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
};

export interface ConditionContext {
  readonly parameters: Parameters;
  /** Alias of the rows that are chosen. */
  readonly alias: string;
  /** SQL that is true where something is embedded. */
  isEmbedded(embed: Embed): string;
}

export function conditionsSql(context: ConditionContext, conditions: readonly PlannedCondition[]): string {
  return conditions.map((condition) => conditionSql(context, condition)).join(' and ');
}

function conditionSql(context: ConditionContext, condition: PlannedCondition): string {
  switch (condition.kind) {
    case 'filter': {
      const { field, isNegated, operation } = condition;
      const asked = operationSql(context, field, operation);
      return isNegated ? `not ${asked}` : asked;
    }
    case 'embedded': {
      const isEmbedded = context.isEmbedded(condition.embed);
      return condition.isEmpty ? `not ${isEmbedded}` : isEmbedded;
    }
    default: {
      const parts = condition.conditions.map((one) => conditionSql(context, one));
      return `${condition.isNegated ? 'not ' : ''}(${parts.join(` ${condition.kind} `)})`;
    }
  }
}

function operationSql(
  { parameters, alias }: ConditionContext,
  field: PlannedField,
  operation: Operation,
): string {
  const left = fieldSql(parameters, alias, field);
  switch (operation.kind) {
    case 'is':
      return `${left} is ${IS[operation.value]}`;
    case 'isdistinct':
      return `${left} is distinct from ${parameters.add(operation.value)}`;
    case 'in': {
      // PostgREST reads `in.()` as no value at all, not as one empty text.
      const values = operation.values.length === 1 && operation.values[0] === '' ? [] : operation.values;
      return `${left} = any (${parameters.add(arrayText(values))})`;
    }
    case 'compare': {
      const { operator, quantifier, value } = operation;
      const isPattern = operator === 'like' || operator === 'ilike';
      const right = parameters.add(isPattern ? value.replaceAll('*', '%') : value);
      return `${left} ${COMPARISONS[operator]} ${quantifier ? `${quantifier} (${right})` : right}`;
    }
    case 'search': {
      const { operator, language, value } = operation;
      const configuration = language === null ? '' : `${parameters.add(language)}::regconfig, `;
      const document = field.baseType === 'tsvector' ? left : `to_tsvector(${configuration}${left})`;
      return `${document} @@ ${SEARCHES[operator]}(${configuration}${parameters.add(value)})`;
    }
  }
}

/** A column of the rows called `alias`, or what is found in it along a JSON path. */
export function fieldSql(parameters: Parameters, alias: string, field: PlannedField): string {
  const { computed, name, path, baseType } = field;
  const value = computed
    ? `${qualified(computed.function)}(${alias}::${qualified(computed.row)})`
    : `${alias}.${identifier(name)}`;
  if (path.length === 0) return value;
  const isJson = baseType === 'json' || baseType === 'jsonb';
  const steps = path.map((step) => `${step.arrow}${jsonKeySql(parameters, step)}`);
  return `(${isJson ? value : `to_jsonb(${value})`}${steps.join('')})`;
}

function jsonKeySql(parameters: Parameters, { key }: JsonStep): string {
  return typeof key === 'number' ? `${parameters.add(String(key))}::int` : `${parameters.add(key)}::text`;
}
