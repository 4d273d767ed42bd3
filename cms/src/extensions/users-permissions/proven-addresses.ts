import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { changeUser, type AccountsPlugin } from './accounts-plugin';

interface Registered {
  jwt?: string;
  user: { id: number; email: string; confirmed: boolean };
}

interface UserService {
  sendConfirmationEmail(user: { id: number; email: string }): Promise<void>;
}

/**
 * Keeps `confirmed` true to its word: an e-mail address is confirmed by a link that was mailed to it, and by nothing
 * else. Strapi calls every address confirmed while its setting "Enable email confirmation" is off; here that
 * setting decides only whether a guest has to confirm before signing in.
 */
export function proveAddresses(plugin: AccountsPlugin): void {
  const createAuth = plugin.controllers.auth;
  plugin.controllers.auth = ({ strapi }) => {
    const auth = createAuth({ strapi });
    return {
      ...auth,

      async register(ctx: Context): Promise<void> {
        await auth.register(ctx);
        const { jwt, user } = ctx.body as Registered;
        // Without a token Strapi has sent the link itself.
        if (jwt === undefined) return;
        await changeUser(strapi, user.id, { confirmed: false });
        user.confirmed = false;
        await sendLink(strapi, user);
      },

      async resetPassword(ctx: Context): Promise<void> {
        const startedAt = new Date();
        await auth.resetPassword(ctx);
        const { user } = ctx.body as Registered;
        // The code came by mail, so the address is theirs.
        await changeUser(strapi, user.id, { confirmed: true, sessionsSince: startedAt });
        user.confirmed = true;
      },
    };
  };
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
