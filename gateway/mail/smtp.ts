import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { AddressRefused, type Mail, type Message } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  /** The sender, `Name <address>` or just an address. */
  readonly from: string;
  readonly log: Logger;
  /** How long to wait before each further try, in milliseconds. */
  readonly retryDelays?: readonly number[];
}

/** From a server that restarts to one that lets strangers wait (greylisting). */
const RETRY_DELAYS = [5_000, 30_000, 2 * 60_000, 10 * 60_000];

/** What no further try mends, beside answers of the 5xx kind. */
const FINAL = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE', 'EMAXRECIPIENTS', 'ECONFIG', 'ETLS']);

/**
 * Sends mails by a mail server, over few connections that are kept. The caller waits for one try: when the server cannot
 * take the mail now, it is tried again later (unless the caller says not to), and only the log tells if that fails in the
 * end.
 */
export function smtp({ url, from, log, retryDelays = RETRY_DELAYS }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Messages are built here and hold no paths or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function attempt({ to, subject, text, html }: Message): Promise<void> {
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
  }

  async function retry(message: Message): Promise<void> {
    for (const [index, delay] of retryDelays.entries()) {
      // When the gateway stops there is one last try at once instead of a later one that never comes.
      await setTimeout(delay, undefined, { signal: closing.signal }).catch(() => undefined);
      const isLast = index === retryDelays.length - 1 || closing.signal.aborted;
      try {
        await attempt(message);
        return;
      } catch (err) {
        if (isLast || isFinal(err)) {
          log.error({ err, subject: message.subject }, 'mail given up');
          return;
        }
        log.warn({ err, subject: message.subject }, 'mail delayed');
      }
    }
  }

  function track<T>(work: Promise<T>): Promise<T> {
    const done: Promise<void> = work.then(
      () => void underWay.delete(done),
      () => void underWay.delete(done),
    );
    underWay.add(done);
    return work;
  }

  return {
    async send(message, { triesOnce = false } = {}) {
      try {
        await track(attempt(message));
      } catch (err) {
        if (isAddressRefused(err)) throw new AddressRefused('The address was refused', { cause: err });
        if (triesOnce || isFinal(err) || retryDelays.length === 0 || closing.signal.aborted) throw err;
        log.warn({ err, subject: message.subject }, 'mail delayed');
        void track(retry(message));
      }
    },
    async close() {
      closing.abort();
      while (underWay.size > 0) await Promise.all(underWay);
      transport.close();
    },
  };
}

function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return responseCode >= 500;
  return code !== undefined && FINAL.has(code);
}

function isAddressRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}
