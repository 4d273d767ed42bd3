import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The newest mail to an address whose subject has these words; waits until it has been sent. */
export async function mailTo(address: string, subject: string, timeout = 20_000): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).findLast((mail) => mail.subject?.includes(subject));
    expect(found, `a mail “${subject}” to ${address}`).toBeDefined();
  }).toPass({ timeout });
  if (!found) throw new Error('There is no such mail');
  return found;
}

/** The address of a link of a mail that leads to a page of the site, as path and query. */
export function linkIn({ text = '' }: Email, page: string): string {
  const link = new RegExp(`https?://[^/\\s]+(${page}[?#]\\S+)`).exec(text)?.[1];
  if (link === undefined) throw new Error(`No link to ${page} in:\n${text}`);
  return link;
}

/** All mails to an address, oldest first. */
async function mailsTo(address: string): Promise<Email[]> {
  const folder = process.env.JOURNEY_MAIL_FOLDER ?? '';
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((mailbox) => mailbox.address === address));
}
