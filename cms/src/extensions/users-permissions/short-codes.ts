import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { AccountsPlugin } from './accounts-plugin';

/** How long the link of a mail for a new password can be used, in milliseconds. */
export const CODE_MS = 2 * 3_600_000;

const USER = 'plugin::users-permissions.user';

interface Asked {
  resetAskedAt: string | null;
}

/** Ends codes for a new password after a while: Strapi takes one until it is used, however old the mail is. */
export function shortenCodes(plugin: AccountsPlugin): void {
  const createAuth = plugin.controllers.auth;
  plugin.controllers.auth = ({ strapi }) => {
    const auth = createAuth({ strapi });
    return {
      ...auth,

      async forgotPassword(ctx: Context): Promise<void> {
        await auth.forgotPassword(ctx);
        const email = fieldOf(ctx, 'email').toLowerCase();
        await strapi.db.query(USER).updateMany({ where: { email }, data: { resetAskedAt: new Date() } });
      },

      async resetPassword(ctx: Context): Promise<void> {
        const code = fieldOf(ctx, 'code');
        if (code !== '' && (await isOld(strapi, code))) {
          // As Strapi says it of a code that there is not.
          throw new errors.ValidationError('Incorrect code provided');
        }
        await auth.resetPassword(ctx);
      },
    };
  };
}

async function isOld(strapi: Core.Strapi, code: string): Promise<boolean> {
  const found: unknown = await strapi.db
    .query(USER)
    .findOne({ where: { resetPasswordToken: code }, select: ['id', 'resetAskedAt'] });
  if (!found) return false;
  const { resetAskedAt } = found as Asked;
  return resetAskedAt === null || Date.now() - new Date(resetAskedAt).getTime() > CODE_MS;
}

/** A text of the body; empty for anything else. */
function fieldOf(ctx: Context & { request: { body?: unknown } }, name: string): string {
  const { body } = ctx.request;
  const value: unknown =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
}
