import type { Caller } from '../database/caller.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The caller, with the operation that policies may ask for by `storage.operation()`. */
export function during(caller: Caller, operation: string, settings: Record<string, string> = {}): Caller {
  return { ...caller, settings: { 'storage.operation': operation, ...settings } };
}

/** Rows are deleted by the API only; this is how the database knows that it is us. */
export const DELETING = { 'storage.allow_delete_query': 'true' };

/** Who owns what a caller makes: `owner` holds only ids that are UUIDs. */
export function ownerOf({ claims }: Caller): { owner: string | null; ownerId: string | null } {
  const ownerId = typeof claims['sub'] === 'string' ? claims['sub'] : null;
  return { ownerId, owner: ownerId && UUID.test(ownerId) ? ownerId : null };
}
