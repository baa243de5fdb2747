import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export type ImportArguments = {
  readonly paths: readonly string[];
  readonly images: string | null;
  readonly force: boolean;
};

/** Reads the arguments of `check` and `import`; a text says what is wrong with them. */
export function readImportArguments(
  args: readonly string[],
  { allowsForce }: { allowsForce: boolean },
): ImportArguments | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        images: { type: 'string' },
        ...(allowsForce ? { force: { type: 'boolean' } as const } : {}),
      },
    });
    if (positionals.length === 0) return 'Name the puzzle files, or a folder with them.';
    const images = values.images ?? null;
    if (images !== null && !statSync(images, { throwIfNoEntry: false })?.isDirectory()) {
      return `There is no folder "${images}" with pictures.`;
    }
    return { paths: positionals, images, force: 'force' in values && values.force === true };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
