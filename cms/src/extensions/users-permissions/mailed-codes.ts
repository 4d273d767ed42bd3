import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { z } from 'zod';
import { afterResponse } from '../../security/after-response';
import { accountLockoutOf } from '../../rate-limits/account-lockout';
import { logSecurityEvent } from '../../security-log/security-event';
import {
  ACCOUNT,
  changeAccount,
  fieldOf,
  overActions,
  usersOf,
  type AccountsPlugin,
  type SignedIn,
  type UserService,
} from './accounts-plugin';

/** How long the link of a mail can be used, in milliseconds. */
const RESET_MS = 2 * 3_600_000;
const CONFIRMATION_MS = 24 * 3_600_000;

interface Account {
  id: number;
  email: string;
  confirmed: boolean | null;
  blocked: boolean | null;
}

interface Codes {
  id: number;
  confirmed: boolean;
  resetAskedAt: string | null;
  resetPasswordToken: string | null;
  confirmationToken: string | null;
}

/**
 * Makes sure that `confirmed` is true: an address is confirmed by its owner, with a code that was mailed to it and a
 * password that the owner chooses. Whoever created the account does not know that password, and their tokens end with
 * it. So a link to confirm an address is one for a new password; Strapi's own, which confirms as soon as it is opened
 * and leaves the password alone, leads to the page where the password is chosen.
 */
export function proveAddresses(plugin: AccountsPlugin): void {
  const createUser = plugin.services.user;
  plugin.services.user = ({ strapi }) => {
    const user = createUser({ strapi });
    return {
      ...user,
      async sendConfirmationEmail(account) {
        // Strapi stores the code with `edit` before it mails it: from then on it works, and older ones do not.
        const edit: UserService['edit'] = (id, { confirmationToken }) =>
          user.edit(id, {
            confirmationToken,
            resetPasswordToken: confirmationToken,
            resetAskedAt: new Date(),
          });
        await user.sendConfirmationEmail.call({ ...user, edit }, account);
      },
    };
  };
  overActions(plugin, (auth, strapi) => ({
    async register(ctx) {
      await auth.register(ctx);
      const { jwt, user } = ctx.body as SignedIn;
      // Without a token Strapi has sent the link itself.
      if (jwt === undefined) return;
      await sendLink(strapi, user);
    },

    async forgotPassword(ctx) {
      const email = fieldOf(ctx, 'email').toLowerCase();
      // Strapi says what is wrong with it.
      if (!z.email().safeParse(email).success) return auth.forgotPassword(ctx);
      ctx.body = { ok: true };
      afterResponse(strapi, ctx, 'Mailing a link for a new password', async () => {
        if (!(await mayBeMailed(strapi, email))) return;
        // A link to confirm the address is an older one now. Written before the mail, whose code works at once.
        const data = { resetAskedAt: new Date(), confirmationToken: null };
        await strapi.db.query(ACCOUNT).updateMany({ where: { email }, data });
        await auth.forgotPassword(ctx);
      });
    },

    /** Answers the same whether there is such an account, confirmed or not, and whether or not it is signed in. */
    async sendEmailConfirmation(ctx) {
      const email = fieldOf(ctx, 'email');
      if (!z.email().safeParse(email).success) return auth.sendEmailConfirmation(ctx);
      ctx.body = { email, sent: true };
      afterResponse(strapi, ctx, 'Mailing a link to confirm an address', async () => {
        const found: unknown = await strapi.db
          .query(ACCOUNT)
          .findOne({ where: { email: email.toLowerCase() } });
        const account = found as Account | null;
        if (account === null || account.confirmed || account.blocked) return;
        if (await mayBeMailed(strapi, account.email)) await usersOf(strapi).sendConfirmationEmail(account);
      });
    },

    async resetPassword(ctx) {
      const code = fieldOf(ctx, 'code');
      const known = code === '' ? null : await codesOf(strapi, { resetPasswordToken: code });
      if (known !== null && isOld(known)) {
        // As Strapi says it of a code that there is not.
        throw new errors.ValidationError('Incorrect code provided');
      }
      await auth.resetPassword(ctx);
      const { user } = ctx.body as SignedIn;
      await changeAccount(strapi, user.id, { confirmed: true, confirmationToken: null, resetAskedAt: null });
      user.confirmed = true;
      if (known?.confirmed === false) {
        logSecurityEvent(strapi, 'guest.address-confirmed', { account: user.email });
        await engineOf(strapi).reservations.confirmBookingsOf(user.email, new Date());
      }
    },

    /** `GET /api/auth/email-confirmation?confirmation=`: 302 to the page where the code is used; 400 without one. */
    async emailConfirmation(ctx) {
      const { confirmation } = ctx.query;
      if (typeof confirmation !== 'string' || confirmation === '') {
        throw new errors.ValidationError('confirmation is a required field');
      }
      const settings: unknown = await strapi
        .store({ type: 'plugin', name: 'users-permissions' })
        .get({ key: 'advanced' });
      const page = new URL(
        (settings as { email_confirmation_redirection: string }).email_confirmation_redirection,
      );
      page.searchParams.set('confirmation', confirmation);
      ctx.redirect(page.href);
    },
  }));
}

/** Counts a mail that anybody may ask for: nobody's mailbox is filled by strangers. */
function mayBeMailed(strapi: Core.Strapi, email: string): Promise<boolean> {
  return accountLockoutOf(strapi).mail(email);
}

async function codesOf(strapi: Core.Strapi, where: object): Promise<Codes | null> {
  const select = ['id', 'confirmed', 'resetAskedAt', 'resetPasswordToken', 'confirmationToken'];
  return (await strapi.db.query(ACCOUNT).findOne({ where, select })) as Codes | null;
}

/** Whether the code that was mailed last was mailed too long ago. */
function isOld({ resetAskedAt, resetPasswordToken, confirmationToken }: Codes): boolean {
  const lifetime = resetPasswordToken === confirmationToken ? CONFIRMATION_MS : RESET_MS;
  return resetAskedAt === null || Date.now() - new Date(resetAskedAt).getTime() > lifetime;
}

async function sendLink(strapi: Core.Strapi, user: { id: number; email: string }): Promise<void> {
  try {
    await usersOf(strapi).sendConfirmationEmail(user);
  } catch (error) {
    // The account is there all the same, and its page offers the mail once more.
    strapi.log.error(`The link to confirm an address could not be mailed: ${String(error)}`);
  }
}
