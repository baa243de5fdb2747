import { HttpError } from '../http/httpError.ts';

/** A refusal of this surface: a sentence for people, as plain text, because a screen shows it as it comes. */
export class EmailError extends HttpError {
  constructor(
    status: number,
    sentence: string,
    options: { headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(status, sentence, { ...options, message: sentence });
  }

  override toResponse(): Response {
    const headers = { ...this.headers, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(this.message, { status: this.status, headers });
  }
}
