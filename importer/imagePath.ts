import { quoted, type Note } from './note.ts';

/** What the paths of a puzzle file begin with before the storage path does (spec section 3). */
const DRIVE_PREFIX_LENGTH = 45;

/** The endings of the pictures that players' browsers show. */
const IMAGE_EXTENSIONS = ['webp', 'png', 'jpg', 'jpeg', 'gif', 'avif'] as const;

// What storage allows in a key, without what means something in an address.
const STORAGE_PATH = /^[\w/!\-.*'() &$@=;:+,]+$/;

/** The storage path that a text of R_Path_Drive_Folder_File stands for; null, and a finding, when it cannot be used. */
export function storagePathOf(text: string, address: string, note: Note): string | null {
  if (text.length <= DRIVE_PREFIX_LENGTH) {
    const sentence = `The path has ${text.length} characters, and the first ${DRIVE_PREFIX_LENGTH} are dropped. Write the whole path, drive and folders included.`;
    note('path_too_short', address, sentence);
    return null;
  }
  const path = text.slice(DRIVE_PREFIX_LENGTH);
  const problem = problemOf(path);
  if (problem === null) return path;
  const sentence = `Without its first ${DRIVE_PREFIX_LENGTH} characters the path is ${quoted(path)}. ${problem.sentence}`;
  note(problem.code, address, sentence);
  return null;
}

/** The storage paths that R_Drive_Dir_File may mean: written with the drive's 45 characters, or bare. */
export function rightPathsOf(text: string): string[] {
  return text.length > DRIVE_PREFIX_LENGTH ? [text.slice(DRIVE_PREFIX_LENGTH), text] : [text];
}

/** The folder of a storage path, without a slash at its end; empty for the bucket's root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The ending of a path in small letters, `jpg` for `jpeg`; empty when it has none. */
export function imageExtensionOf(path: string): string {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Tells whether a path ends as pictures do. */
export function isImagePath(path: string): boolean {
  return IMAGE_EXTENSIONS.some((one) => path.toLowerCase().endsWith(`.${one}`));
}

function problemOf(path: string): { code: 'unsafe_path' | 'not_a_picture'; sentence: string } | null {
  const isUnsafe = (sentence: string) => ({ code: 'unsafe_path', sentence }) as const;
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(path))
    return isUnsafe('Write a path in the drive, not an address of the web.');
  if (path.includes('\\')) return isUnsafe('Write it with / instead of \\.');
  if (path.startsWith('/'))
    return isUnsafe('It must not begin with a slash: one character too few comes before it.');
  if (path.split('/').some((part) => part === '..' || part === '.'))
    return isUnsafe('Write it without . and .. folders.');
  if (path.split('/').some((part) => part.trim() !== part || part === '')) {
    return isUnsafe('Take out empty folder names, and spaces at the ends of names.');
  }
  if (!STORAGE_PATH.test(path)) {
    return isUnsafe(
      "Name folders and files with the letters a-z, digits, spaces and ! - _ . * ' ( ) & $ @ = ; : + , only.",
    );
  }
  if (!isImagePath(path)) {
    return { code: 'not_a_picture', sentence: `Pictures end in .${IMAGE_EXTENSIONS.join(', .')}.` };
  }
  return null;
}
