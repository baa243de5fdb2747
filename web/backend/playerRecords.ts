import { array, nullable, object, parse, string } from 'valibot';
import { callInPatience } from './callInPatience.ts';
import type { Result } from './result.ts';

/** Fields of a row, each filled in or not. */
export type Values<Field extends string> = Readonly<Record<Field, string | null>>;

/** The one row that a table has for a player. */
export type PlayerRecord<Field extends string> = {
  read(playerId: string): Promise<Result<Values<Field>>>;
  /** Changes these fields and no others. */
  change(playerId: string, changes: Partial<Values<Field>>): Promise<Result<null>>;
};

/** What a player says of themselves. */
export const profileRecord = playerRecord('profiles', {
  birthCountry: 'birth_country',
  birthState: 'birth_state',
  residenceCountry: 'residence_country',
  residenceState: 'residence_state',
  highLevelEducation: 'high_level_education',
});

export type ProfileField =
  'birthCountry' | 'birthState' | 'residenceCountry' | 'residenceState' | 'highLevelEducation';

/** The languages that a player speaks. */
export const languagesRecord = playerRecord('languages', {
  homeLanguage: 'home_language',
  workLanguage: 'work_language',
  otherLanguage1: 'other_language1',
  otherLanguage2: 'other_language2',
  otherLanguage3: 'other_language3',
});

export type LanguageField =
  'homeLanguage' | 'workLanguage' | 'otherLanguage1' | 'otherLanguage2' | 'otherLanguage3';

function playerRecord<Field extends string>(
  table: string,
  columns: Readonly<Record<Field, string>>,
): PlayerRecord<Field> {
  const fields = Object.keys(columns) as Field[];
  const schema = object(Object.fromEntries(fields.map((field) => [columns[field], nullable(string())])));
  return {
    read: (playerId) =>
      callInPatience(
        ({ rest }) =>
          rest.from(table).select(Object.values(columns).join(',')).eq('user_id', playerId).single(),
        (data) => {
          const row = parse(schema, data);
          const values = fields.map((field) => [field, row[columns[field]] ?? null]);
          return Object.fromEntries(values) as Values<Field>;
        },
      ),
    change: (playerId, changes) =>
      callInPatience(
        ({ rest }) =>
          rest.from(table).update(inColumns(columns, changes)).eq('user_id', playerId).select('user_id'),
        (data) => {
          if (parse(array(object({ user_id: string() })), data).length === 0) {
            throw new Error(`${table} has no row of this player`);
          }
          return null;
        },
      ),
  };
}

function inColumns<Field extends string>(
  columns: Readonly<Record<Field, string>>,
  changes: Partial<Values<Field>>,
): Record<string, string | null> {
  const entries = Object.entries(changes) as [Field, string | null][];
  return Object.fromEntries(entries.map(([field, value]) => [columns[field], value]));
}
