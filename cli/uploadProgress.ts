import type { ImportContext } from './importContext.ts';

/** Lines between two that are printed where they cannot be written over. */
const EVERY = 100;

/** Moves a terminal's cursor to the line above and empties it. */
const OVER_THE_LAST_LINE = '\u001b[1A\u001b[2K';

/** Reports uploaded pictures: in one line that counts up on a terminal, elsewhere now and then in a line of its own. */
export function uploadProgress({ out, isTerminal }: ImportContext): (done: number, total: number) => void {
  return (done, total) => {
    const line = `Uploading pictures: ${done} of ${total}`;
    if (isTerminal) out(done === 1 ? line : `${OVER_THE_LAST_LINE}${line}`);
    else if (done % EVERY === 0 || done === total) out(line);
  };
}
