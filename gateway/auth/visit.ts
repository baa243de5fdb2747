import type { Logger } from 'pino';

/** What an operation knows of the request it serves. */
export interface Visit {
  /** The caller's IP address, if it is one. */
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** Where a link in a mail shall lead in the end: an allowed address. */
  readonly redirectTo: string;
  readonly log: Logger;
}
