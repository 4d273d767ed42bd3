import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isTooLong, NO_HASH } from '../../passwords/password-rules';
import { accountLockoutOf, countTry } from '../../rate-limits/account-lockout';
import { ACCOUNT, fieldOf, overActions, usersOf, type AccountsPlugin } from './accounts-plugin';

/** The last comparison of a password that a request has caused. */
interface Comparison {
  /** The password of the account, as it is kept. */
  hash: string;
  isRight: boolean;
}

/**
 * Guards passwords of guests where they are tried: tries are counted for each account, and a name that nobody has is
 * refused as late as any other, after a comparison too.
 */
export function guardSignIn(plugin: AccountsPlugin): void {
  const createUser = plugin.services.user;
  plugin.services.user = ({ strapi }) => {
    const user = createUser({ strapi });
    return {
      ...user,
      async validatePassword(password, hash) {
        const isRight = (await user.validatePassword(password, hash)) && !isTooLong(password);
        const ctx = strapi.requestContext.get();
        if (ctx) ctx.state['comparison'] = { hash, isRight } satisfies Comparison;
        return isRight;
      },
    };
  };
  overActions(plugin, (auth, strapi) => ({
    async callback(ctx, ...rest) {
      const { provider } = ctx['params'] as { provider?: string };
      const [identifier, password] = [fieldOf(ctx, 'identifier'), fieldOf(ctx, 'password')];
      if ((provider ?? 'local') !== 'local' || identifier === '' || password === '') {
        await auth.callback(ctx, ...rest);
        return;
      }
      const id = await idOf(strapi, identifier);
      const account = id === null ? `nobody:${identifier.toLowerCase()}` : `guest:${id}`;
      await tryPassword(strapi, ctx, account, identifier, async () => {
        try {
          await auth.callback(ctx, ...rest);
        } finally {
          if (comparisonOf(ctx) === null) await usersOf(strapi).validatePassword(password, NO_HASH);
        }
      });
    },

    async changePassword(ctx, ...rest) {
      const { user } = ctx.state as { user?: { id: number; email: string } };
      const change = async (): Promise<void> => {
        await auth.changePassword(ctx, ...rest);
      };
      if (!user) await change();
      else await tryPassword(strapi, ctx, `change:${user.id}`, user.email, change);
    },

    async resetPassword(ctx, ...rest) {
      await auth.resetPassword(ctx, ...rest);
      const { user } = ctx.body as { user: { id: number } };
      await accountLockoutOf(strapi).forgive(`guest:${user.id}`);
    },
  }));
}

/** The password, as it is kept, that opened the account of a request; null when none did. */
export function openedHashOf(ctx: Context): string | null {
  const comparison = comparisonOf(ctx);
  return comparison?.isRight ? comparison.hash : null;
}

function comparisonOf({ state }: Context): Comparison | null {
  return (state as { comparison?: Comparison }).comparison ?? null;
}

/** @throws RateLimitError when there is no try left */
async function tryPassword(
  strapi: Core.Strapi,
  ctx: Context,
  account: string,
  email: string,
  attempt: () => Promise<void>,
): Promise<void> {
  const gate = accountLockoutOf(strapi);
  await countTry(strapi, ctx, gate, account, { event: 'guest.locked-out', email });
  try {
    await attempt();
  } finally {
    // What else is wrong with a request does not count against who knows the password.
    if (comparisonOf(ctx)?.isRight) await gate.open(account, ctx.request.ip);
  }
}

/** The account that signs in with a name or an address, found as Strapi finds it. */
async function idOf(strapi: Core.Strapi, identifier: string): Promise<number | null> {
  const $or = [{ email: identifier.toLowerCase() }, { username: identifier }];
  const found: unknown = await strapi.db
    .query(ACCOUNT)
    .findOne({ where: { provider: 'local', $or }, select: ['id'] });
  return (found as { id: number } | null)?.id ?? null;
}
