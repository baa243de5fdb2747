import { AUTHENTICATED, type Identity, type Metadata, type User } from './users.ts';

/** An account as Supabase's clients read it; the order of the fields is Supabase's, empty times are left out. */
export function userBody(user: User): Record<string, unknown> {
  return present({
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone: user.phone ?? '',
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change === '' ? null : user.email_change,
    email_change_sent_at: user.email_change_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: sorted(user.raw_app_meta_data ?? {}),
    user_metadata: sorted(user.raw_user_meta_data ?? {}),
    identities: user.identities.map(identityBody),
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until,
    is_anonymous: user.is_anonymous,
  });
}

function identityBody(identity: Identity): Record<string, unknown> {
  return present({ ...identity, identity_data: sorted(identity.identity_data) });
}

/** What signing up answers when the address has an account already: looks new, and is nobody. */
export function madeUpUserBody(
  id: string,
  email: string,
  data: Metadata,
  now: string,
): Record<string, unknown> {
  return {
    id,
    aud: AUTHENTICATED,
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: sorted(data),
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** Keys in the order of the alphabet, as Supabase writes them; PostgreSQL keeps them by length. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sorted(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
