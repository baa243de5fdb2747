import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail, Message } from './mail.ts';

export interface OutboxOptions {
  /** Made when it is missing. Mails hold links that open accounts: only its owner may look into it. */
  readonly directory: string;
  /** The sender, `Name <address>` or just an address. */
  readonly from: string;
}

/** Longest part of an address in a file's name. */
const LONGEST_NAME = 80;

/** Keeps mails as files instead of sending them: `<time>-<to>.eml`, each one whole or not there. */
export function outbox({ directory, from }: OutboxOptions): Mail {
  const writing = new Set<Promise<void>>();
  let latest = 0;

  async function keep({ to, subject, text, html }: Message): Promise<void> {
    // No two mails of this process have one time, so none takes another's name.
    const time = (latest = Math.max(Date.now(), latest + 1));
    const date = new Date(time);
    const composer = new MailComposer({ from, to: { name: '', address: to }, subject, text, html, date });
    const file = await composer.compile().build();
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeWhole(path.join(directory, fileName(date, to)), file);
  }

  return {
    send(message) {
      const work = keep(message).finally(() => writing.delete(work));
      writing.add(work);
      return work;
    },
    async close() {
      await Promise.allSettled(writing);
    },
  };
}

function fileName(date: Date, to: string): string {
  const stamp = date.toISOString().replaceAll(':', '-');
  const address = to.replace(/[^\w.@+-]/g, '_').slice(0, LONGEST_NAME);
  return `${stamp}-${address}.eml`;
}

/** Under another name until it is on the disk. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
