import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { within } from '../fixture/within';

/** Mails leave right after what causes them, long before the jobs come round again by themselves. */
const SOON_MS = 14_000;

/** A mail as it came over the wire. */
export interface ReceivedMail extends Email {
  /** To whom the sending server said that it goes. */
  recipients: string[];
}

/** A mail server that keeps what it is given. */
export interface Inbox {
  port: number;
  mails: ReceivedMail[];
  /** Called with each mail that has come in whole, before the sender is told that it has. */
  onMail: (mail: ReceivedMail) => Promise<void>;
  /** Mails to an address whose subject has these words; waits until there are as many as asked for. */
  to(address: string, subject: string, count?: number): Promise<ReceivedMail[]>;
  /** Goes down, in the middle of whatever it is told. */
  close(): Promise<void>;
}

/** Starts a mail server on a port, or on any free one. */
export async function openInbox(port = 0): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const keep = async (): Promise<void> => {
        const mail = await PostalMime.parse(await buffer(stream));
        const received = { ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) };
        mails.push(received);
        await inbox.onMail(received);
      };
      keep().then(() => done(), done);
    },
  });
  // A sender that is killed in the middle is no error of this server.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const inbox: Inbox = {
    port: (server.server.address() as AddressInfo).port,
    mails,
    onMail: () => Promise.resolve(),
    to: (address, subject, count = 1) =>
      within(SOON_MS, async () => {
        const found = mails.filter(
          (mail) => mail.recipients.includes(address) && (mail.subject ?? '').includes(subject),
        );
        if (found.length >= count) return found;
        const subjects = mails.map((mail) => `${mail.recipients.join()}: ${mail.subject ?? ''}`);
        throw new Error(`No mail “${subject}” to ${address} among:\n${subjects.join('\n')}`);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return inbox;
}

/** The lines of a mail's calendar file, with folded ones put together; none when it has no such file. */
export function calendarOf({ attachments }: ReceivedMail): string[] {
  const file = attachments.find(({ filename }) => filename?.endsWith('.ics'));
  if (!file) return [];
  const { content } = file;
  const text = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString();
  return text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
}
