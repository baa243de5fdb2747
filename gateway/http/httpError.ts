/**
 * A failure that a caller is told of. Each surface has a catalogue of them in its own shape; what went wrong inside is
 * the `cause`, which is logged and never sent.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: unknown,
    options: { headers?: Readonly<Record<string, string>>; cause?: unknown; message?: string } = {},
  ) {
    super(options.message ?? `HTTP ${status}`, 'cause' in options ? { cause: options.cause } : undefined);
    this.status = status;
    this.body = body;
    this.headers = options.headers ?? {};
  }

  /** As sent; `null` bodies are empty. */
  toResponse(): Response {
    if (this.body === null) return new Response(null, { status: this.status, headers: { ...this.headers } });
    return Response.json(this.body, { status: this.status, headers: { ...this.headers } });
  }
}
