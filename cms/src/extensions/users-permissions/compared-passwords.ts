import type { Context } from 'koa';
import type { AccountsPlugin } from './accounts-plugin';

/** Notes with each request which password it was compared with: see `checkedHashOf`. */
export function noteComparedPasswords(plugin: AccountsPlugin): void {
  const createUser = plugin.services.user;
  plugin.services.user = ({ strapi }) => {
    const user = createUser({ strapi });
    return {
      ...user,
      validatePassword(password, hash) {
        const ctx = strapi.requestContext.get();
        if (ctx) ctx.state['checkedHash'] = hash;
        return user.validatePassword(password, hash);
      },
    };
  };
}

/** The password, as it is kept, that the last one of a request was compared with; null when none was. */
export function checkedHashOf({ state }: Context): string | null {
  return (state as { checkedHash?: string }).checkedHash ?? null;
}
