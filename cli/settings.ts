import path from 'node:path';
import * as v from 'valibot';
import { type Language, LANGUAGES } from '../game/languages.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535),
);
const address = v.pipe(
  v.string(),
  v.url('must be an address such as https://example.org'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1'),
);

const languages = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((code) => code.trim())),
  v.array(v.picklist(LANGUAGES, `must be a list of ${LANGUAGES.join(', ')}`)),
  v.check((codes) => codes.includes('en'), 'must have en among them'),
);

const environment = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.url('must be an address such as postgresql://user:password@host/name')),
  ),
  SITE_URL: v.optional(address),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.string(), 'Twofold <no-reply@localhost>'),
  JWT_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  TRUST_PROXY: v.optional(flag, 'false'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  STARTER_PACK: v.optional(flag, 'true'),
  LANGUAGES: v.optional(languages, 'en'),
  OPERATOR_NAME: v.optional(v.string()),
  OPERATOR_ADDRESS: v.optional(v.string()),
  OPERATOR_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  SUPABASE_URL: v.optional(address),
  SUPABASE_SERVICE_ROLE_KEY: v.optional(v.string()),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** Where people reach the site; without one, where this server listens. */
  readonly siteUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined: one is made and kept in the data directory. */
  readonly jwtSecret: string | undefined;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly starterPack: boolean;
  /** What players may choose to read the app in; English always. */
  readonly languages: readonly Language[];
  /** Who runs the site, as its legal texts and the contact page name them; without a name, in words of theirs. */
  readonly operator: {
    readonly name: string | null;
    /** A postal address; lines are parted by line breaks or `|`. */
    readonly address: string | null;
    readonly email: string | null;
  };
  /** The project that commands work on instead of this machine's. */
  readonly hosted: { readonly url: string; readonly serviceKey: string } | undefined;
}

/** A setting that cannot be used; the message names all of them. */
export class SettingsError extends Error {}

/**
 * The settings in `variables` (the environment), read and checked once.
 * @throws SettingsError with a line for each one that is wrong.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  // `NAME=` in a shell or a compose file means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    throw new SettingsError(
      // A part of a list goes by the setting's own name.
      parsed.issues.map((issue) => `${String(issue.path?.[0].key)}: ${issue.message}`).join('\n'),
    );
  }
  const values = parsed.output;
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = values;
  if (Boolean(url) !== Boolean(serviceKey)) {
    throw new SettingsError('SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY: give both or neither');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    jwtSecret: values.JWT_SECRET,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    starterPack: values.STARTER_PACK,
    languages: values.LANGUAGES,
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS?.replaceAll('|', '\n') ?? null,
      email: values.OPERATOR_EMAIL ?? null,
    },
    hosted: url && serviceKey ? { url, serviceKey } : undefined,
  };
}
