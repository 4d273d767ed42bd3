import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport, SendMailOptions } from 'nodemailer';
import type { MailMessage, Mailbox } from './mail-message';
import type { MailSettings } from './mail-settings';
import { oneLine, subjectLine } from '../render/one-line';

/** A server that takes longer is taken for down; far below the time after which a mail is tried again. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Sends a mail, or throws. */
export type Transport = (message: MailMessage) => Promise<void>;

/**
 * Mails go to the mail server where there is one, and otherwise into a folder as .eml files.
 * @param warn hears of every file that is written
 */
export function transportFor(
  { smtpUrl, folder }: Pick<MailSettings, 'smtpUrl' | 'folder'>,
  warn: (line: string) => void,
): Transport {
  return smtpUrl === null ? toFolder(folder, warn) : toServer(smtpUrl);
}

function toServer(url: string): Transport {
  const server = madeOnce((create) =>
    create({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true }),
  );
  return async (message) => {
    await (await server()).sendMail(optionsOf(message));
  };
}

function toFolder(folder: string, warn: (line: string) => void): Transport {
  const composer = madeOnce((create) =>
    create({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return async (message) => {
    const { message: content } = await (await composer()).sendMail(optionsOf(message));
    const file = join(folder, `${message.fileName}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Links for new passwords are nobody else's business; and whoever watches the folder sees whole files only.
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
    warn(`No mail server is set (SMTP_URL): a mail has been written to ${file}`);
  };
}

/** What nodemailer makes, with the first mail: it takes a start 50 ms to load. */
function madeOnce<Made>(make: (create: typeof createTransport) => Made): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => (made ??= import('nodemailer').then((nodemailer) => make(nodemailer.createTransport)));
}

function optionsOf(message: MailMessage): SendMailOptions {
  const { messageId, date, from, replyTo, to, subject, text, html, attachments } = message;
  return {
    messageId,
    date,
    from: fit(from),
    ...(replyTo ? { replyTo: fit(replyTo) } : {}),
    to: fit(to),
    subject: subjectLine(subject),
    text,
    html,
    attachments,
    // Keeps out-of-office replies away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function fit({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name), address: oneLine(address) };
}
