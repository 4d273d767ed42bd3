import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import {
  ACCOUNT,
  changeAccount,
  fieldOf,
  overActions,
  type AccountsPlugin,
  type SignedIn,
  type UserService,
} from './accounts-plugin';

/** How long the link of a mail can be used, in milliseconds. */
const RESET_MS = 2 * 3_600_000;
const CONFIRMATION_MS = 24 * 3_600_000;

interface Codes {
  id: number;
  resetAskedAt: string | null;
  resetPasswordToken: string | null;
  confirmationToken: string | null;
}

/**
 * Keeps `confirmed` true to its word: an address is confirmed by its owner, with a code that was mailed to it and a
 * password that the owner chooses. Whoever opened the account before does not know that password, and no token of
 * theirs outlives it. So a link to confirm an address is one for a new password; Strapi's own, which confirms as soon
 * as it is opened and leaves the password alone, leads to the page where the password is chosen.
 */
export function proveAddresses(plugin: AccountsPlugin): void {
  const createUser = plugin.services.user;
  plugin.services.user = ({ strapi }) => {
    const user = createUser({ strapi });
    return {
      ...user,
      async sendConfirmationEmail(account) {
        await user.sendConfirmationEmail(account);
        const { confirmationToken } = await codesOf(strapi, { id: account.id });
        await changeAccount(strapi, account.id, {
          resetPasswordToken: confirmationToken,
          resetAskedAt: new Date(),
        });
      },
    };
  };
  overActions(plugin, (auth, strapi) => ({
    async register(ctx) {
      await auth.register(ctx);
      const { jwt, user } = ctx.body as SignedIn;
      // Without a token Strapi has sent the link itself.
      if (jwt === undefined) return;
      await changeAccount(strapi, user.id, { confirmed: false });
      user.confirmed = false;
      await sendLink(strapi, user);
    },

    async forgotPassword(ctx) {
      await auth.forgotPassword(ctx);
      const email = fieldOf(ctx, 'email').toLowerCase();
      // A link to confirm the address is an older one now.
      const data = { resetAskedAt: new Date(), confirmationToken: null };
      await strapi.db.query(ACCOUNT).updateMany({ where: { email }, data });
    },

    async resetPassword(ctx) {
      const code = fieldOf(ctx, 'code');
      if (code !== '' && (await isOld(strapi, code))) {
        // As Strapi says it of a code that there is not.
        throw new errors.ValidationError('Incorrect code provided');
      }
      await auth.resetPassword(ctx);
      const { user } = ctx.body as SignedIn;
      await changeAccount(strapi, user.id, { confirmed: true, confirmationToken: null, resetAskedAt: null });
      user.confirmed = true;
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

async function codesOf(strapi: Core.Strapi, where: object): Promise<Codes> {
  const select = ['id', 'resetAskedAt', 'resetPasswordToken', 'confirmationToken'];
  return (await strapi.db.query(ACCOUNT).findOne({ where, select })) as Codes;
}

/** Whether a code was mailed too long ago. */
async function isOld(strapi: Core.Strapi, code: string): Promise<boolean> {
  const found = (await codesOf(strapi, { resetPasswordToken: code })) as Codes | null;
  if (!found) return false;
  const lifetime = code === found.confirmationToken ? CONFIRMATION_MS : RESET_MS;
  return found.resetAskedAt === null || Date.now() - new Date(found.resetAskedAt).getTime() > lifetime;
}

async function sendLink(strapi: Core.Strapi, user: { id: number; email: string }): Promise<void> {
  try {
    const users = strapi.plugin('users-permissions').service('user') as unknown as UserService;
    await users.sendConfirmationEmail(user);
  } catch (error) {
    // The account is there all the same, and its page offers the mail once more.
    strapi.log.error(`The link to confirm an address could not be mailed: ${String(error)}`);
  }
}
