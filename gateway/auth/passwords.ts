import { randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import type { AuthConfig } from '../config.ts';
import { validationFailed, weakPassword } from './errors.ts';

/** bcrypt looks at no byte beyond. */
const MOST_BYTES = 72;

export interface Weakness {
  readonly message: string;
  readonly reasons: readonly string[];
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether `password` has that hash; takes as long when there is none to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** What is wrong with a password as a new one; null: nothing. */
  weakness(password: string): Weakness | null;
  /** @throws AuthError weak_password, or validation_failed for one that is too long. */
  check(password: string): void;
}

/** Hashes and compares by bcrypt, on other threads than the caller's. */
export function createPasswords({
  bcryptCost,
  passwordMinLength,
}: Pick<AuthConfig, 'bcryptCost' | 'passwordMinLength'>): Passwords {
  const decoy = bcrypt.hash(randomUUID(), bcryptCost);

  function weakness(password: string): Weakness | null {
    if (password.length >= passwordMinLength) return null;
    return {
      message: `Password should be at least ${passwordMinLength} characters.`,
      reasons: ['length'],
    };
  }

  return {
    hash: (password) => bcrypt.hash(password, bcryptCost),
    async matches(password, hash) {
      // Accounts without a password have none, or an empty one.
      const known = hash === '' ? null : hash;
      const isEqual = await bcrypt.compare(password, known ?? (await decoy));
      return isEqual && known !== null && !isTooLong(password);
    },
    weakness,
    check(password) {
      if (isTooLong(password)) {
        throw validationFailed(`Password cannot be longer than ${MOST_BYTES} characters`);
      }
      const weak = weakness(password);
      if (weak) throw weakPassword(weak.message, weak.reasons);
    },
  };
}

function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MOST_BYTES;
}
