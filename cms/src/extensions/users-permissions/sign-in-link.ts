import { createHash, randomBytes } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { currentLanguage, type Language } from 'booking-rules/shared/format/language';
import { pathIn } from 'booking-rules/shared/format/local-path';
import { accountLockoutOf } from '../../rate-limits/account-lockout';
import { ACCOUNT, usersOf } from './accounts-plugin';
import { sealNow, sealedToken } from './tokens';

/** How long a link can be used, in milliseconds. */
const LIFETIME_MS = 15 * 60_000;
/** Made by the migration 0069. */
const LINKS = 'sign_in_links';

/** Said of a link that was used, has run out, or never was one: nobody learns which. */
export const SPENT_LINK = 'This link no longer works';

interface Account {
  id: number;
  email: string;
  confirmed: boolean | null;
  blocked: boolean | null;
}

interface Words {
  subject: string;
  html: (url: string) => string;
}

const MAILS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Your link to sign in',
    html: (url) => `<h1>Sign in</h1>
<p>Somebody, hopefully you, asked for a link to sign in to your account with us.</p>
<p><a class="action" href="${url}">Sign in</a></p>
<p>The link works once, within 15 minutes. If you didn't ask for it, ignore this email. Nobody can sign in without it.</p>`,
  },
  ar: {
    subject: 'رابط تسجيل الدخول',
    html: (url) => `<h1>تسجيل الدخول</h1>
<p>طلب أحدهم، ولعله أنت، رابطًا لتسجيل الدخول إلى حسابك لدينا.</p>
<p><a class="action" href="${url}">تسجيل الدخول</a></p>
<p>يعمل الرابط مرة واحدة خلال 15 دقيقة. إن لم تطلبه، فتجاهل هذه الرسالة، فلا يستطيع أحد الدخول من دونه.</p>`,
  },
};

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/**
 * Mails a link to sign in to whoever owns an account, in the language of the moment. An address that nobody has
 * confirmed gets the link to confirm it instead, with a password of its owner's: whoever created the account may be
 * somebody else, and knows the present one. Nothing is mailed where there is no account, or often enough was.
 * @param email in lower case
 */
export async function mailSignInLink(strapi: Core.Strapi, email: string): Promise<void> {
  const found: unknown = await strapi.db.query(ACCOUNT).findOne({ where: { email } });
  const account = found as Account | null;
  if (account === null || account.blocked) return;
  if (!(await accountLockoutOf(strapi).mail(email))) return;
  if (!account.confirmed) {
    await usersOf(strapi).sendConfirmationEmail(account);
    return;
  }
  const code = await newCode(strapi, account.id);
  const home = String(strapi.config.get('server.absoluteUrl')).replace(/\/$/, '');
  const url = `${home}${pathIn(currentLanguage(), '/sign-in-link')}?code=${code}`;
  const { subject, html } = MAILS[currentLanguage()];
  const mails = strapi.plugin('email').service<{ send(mail: object): Promise<void> }>('email');
  await mails.send({ to: account.email, subject, html: html(url) });
}

/** A code for an account in place of the one before. Only its digest is kept. */
async function newCode(strapi: Core.Strapi, account: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const row = {
    ...{ account, digest: digestOf(code), seal: await sealNow(strapi, account) },
    expires_at: Date.now() + LIFETIME_MS,
  };
  const { connection } = strapi.db;
  await connection(LINKS).where('expires_at', '<', Date.now()).delete();
  await connection(LINKS).insert(row).onConflict('account').merge();
  return code;
}

/**
 * Signs in whoever has a link. It works once, and not after the address or the password has changed.
 * @returns the token, and the account as it is kept
 * @throws ValidationError for a link that does not work (any more)
 */
export async function useSignInLink(
  strapi: Core.Strapi,
  code: string,
): Promise<{ jwt: string; user: Account }> {
  const { connection } = strapi.db;
  const link = { digest: digestOf(code) };
  const found: unknown = await connection(LINKS).where(link).first();
  const row = found as { account: number; seal: string; expires_at: number | string } | undefined;
  // Of two who use it at once only one deletes it.
  const isMine = row !== undefined && (await connection(LINKS).where(link).delete()) === 1;
  if (!isMine || Number(row.expires_at) < Date.now()) throw new errors.ValidationError(SPENT_LINK);
  const owner: unknown = await strapi.db.query(ACCOUNT).findOne({ where: { id: row.account } });
  const user = owner as Account | null;
  if (user === null || user.blocked || (await sealNow(strapi, user.id)) !== row.seal)
    throw new errors.ValidationError(SPENT_LINK);
  // They have shown that the account is theirs.
  await accountLockoutOf(strapi).forgive(`guest:${user.id}`);
  return { jwt: await sealedToken(strapi, user.id), user };
}
