import { runInNewContext } from 'node:vm';

/**
 * Does something that does not wait, and gives up on it after so many milliseconds, even in the middle of an endless loop.
 * @throws what `act` throws; when the time is over, an error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function withinTime<Result>(milliseconds: number, act: () => Result): Result {
  // Of all that Node has, only this interrupts code that is running in the same thread.
  return runInNewContext('act()', { act }, { timeout: milliseconds }) as Result;
}
