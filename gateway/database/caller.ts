import type { Statement } from './database.ts';

/** Who a request speaks for, as its token says. */
export interface Caller {
  /** A role that `authenticator` may become: anon, authenticated, service_role. */
  readonly role: string;
  /** The token's claims; policies read them by `auth.jwt()`. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** What of the request functions may read (`request.headers` and the like). */
  readonly request?: CallerRequest;
  /** More settings of the transaction, for example `storage.operation`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface CallerRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  /** The schema that names without one mean, as `Accept-Profile` chose it. */
  readonly searchPath?: string;
}

/** Settings of roles by role name, for example `{ anon: { statement_timeout: '3s' } }`. */
export type RoleSettings = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The statement that makes the running transaction the caller's, as PostgREST does it. */
export function callerSettings(caller: Caller, roleSettings: RoleSettings): Statement {
  const { request } = caller;
  const settings: [name: string, value: string][] = [
    ['search_path', request?.searchPath ?? '"public", "extensions"'],
    ['role', caller.role],
    ['request.jwt.claims', JSON.stringify(caller.claims)],
    ['request.method', request?.method ?? ''],
    ['request.path', request?.path ?? ''],
    ['request.headers', JSON.stringify(request?.headers ?? {})],
    ['request.cookies', JSON.stringify(request?.cookies ?? {})],
    ...Object.entries(roleSettings.get(caller.role) ?? {}),
    ...Object.entries(caller.settings ?? {}),
  ];
  const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
  return { text: `select ${calls.join(', ')}`, values: settings.flat(), prepare: true };
}
