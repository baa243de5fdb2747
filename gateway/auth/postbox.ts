import type { Logger } from 'pino';
import type { Mail, Message } from '../mail/mail.ts';

export interface Postbox {
  /** Resolves when the mail has been handed over. @throws when it could not be. */
  send(message: Message): Promise<void>;
  /** Hands a mail over while the caller goes on; a failure is logged. */
  post(message: Message, log: Logger): void;
  /** Waits for what was posted. */
  close(): Promise<void>;
}

/** Lets operations mail with and without waiting: an answer that waits for a mail tells that one was sent. */
export function createPostbox(mail: Mail): Postbox {
  const posted = new Set<Promise<void>>();
  return {
    send: (message) => mail.send(message),
    post(message, log) {
      const sending = mail
        .send(message)
        .catch((err: unknown) => log.error({ err, subject: message.subject }, 'mail not sent'))
        .finally(() => posted.delete(sending));
      posted.add(sending);
    },
    async close() {
      await Promise.all(posted);
    },
  };
}
