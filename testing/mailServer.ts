import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that takes what it is told to take. */
export interface MailServer {
  readonly url: string;
  /** What was accepted. */
  readonly mails: Email[];
  /** How many more mails are refused, and how. */
  refuse: { times: number; code: number };
  connections: number;
  close(): Promise<void>;
}

/** On a port of its own unless one is given; its only user is `user` with `pass word`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onConnect(_, done) {
      state.connections++;
      done();
    },
    onAuth({ username, password }, _, done) {
      if (username === 'user' && password === 'pass word') done(null, { user: username });
      else done(new Error('wrong password'));
    },
    onRcptTo(_, __, done) {
      const refusal = Object.assign(new Error('not now'), { responseCode: state.refuse.code });
      done(state.refuse.times-- > 0 ? refusal : null);
    },
    onData(stream, _, done) {
      void PostalMime.parse(new Response(stream as never).body as ReadableStream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const state: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: { times: 0, code: 450 },
    connections: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
}
