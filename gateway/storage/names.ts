import { invalidBucketName, invalidKey } from './errors.ts';

/** The characters that Supabase takes in names: those that S3 calls safe, and some more. */
const CHARACTERS = /^[\w/!\-.*'() &$@=;:+,?]+$/;
/** A part of an address that browsers resolve before they send it. */
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
const LONGEST_KEY = 1024;
const LONGEST_BUCKET = 100;

/** @throws invalidKey */
export function objectName(name: string): string {
  const isValid =
    CHARACTERS.test(name) &&
    name.length <= LONGEST_KEY &&
    !name.startsWith('/') &&
    !name.endsWith('/') &&
    !DOTS.test(name);
  if (!isValid) throw invalidKey(name.slice(0, LONGEST_KEY));
  return name;
}

/** @throws invalidBucketName */
export function bucketName(name: string): string {
  const isValid =
    CHARACTERS.test(name) &&
    name.length <= LONGEST_BUCKET &&
    !name.includes('/') &&
    name.trim() === name &&
    !DOTS.test(name);
  if (!isValid) throw invalidBucketName();
  return name;
}
