import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { GatewayEnvironment } from './environment.ts';
import { HttpError } from './httpError.ts';

/** Says what a surface makes of an error that is not yet an `HttpError`, for example one of PostgreSQL's; null: unexpected. */
export type Translate = (error: unknown) => HttpError | null;

/**
 * The one place where a failure becomes an answer. Known failures are sent as they are; anything else is logged with its
 * cause and answered by `unexpected`, which tells nothing of the inside.
 */
export function errorBoundary(
  unexpected: (requestId: string) => HttpError,
  translate: Translate = () => null,
): ErrorHandler<GatewayEnvironment> {
  return (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const known = error instanceof HttpError ? error : translate(error);
    const answer = known ?? unexpected(c.var.requestId);
    if (answer.status >= 500) {
      c.var.log.error({ err: known ? (known.cause ?? known) : error }, 'failed');
    } else if (answer.cause) {
      c.var.log.debug({ err: answer.cause }, 'refused');
    }
    return answer.toResponse();
  };
}
