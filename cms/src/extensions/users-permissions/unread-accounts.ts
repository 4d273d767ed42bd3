import type { Core } from '@strapi/strapi';
import type { AccountsPlugin } from './accounts-plugin';

/**
 * Strapi takes a token for wrong when the account behind it cannot be read, which would sign people out while the
 * database starts again. Notes the failure with the request, where `global::database-unavailable` finds it.
 */
export function noteUnreadAccounts(plugin: AccountsPlugin): void {
  const { jwt: createJwt, user: createUser, permission: createPermission } = plugin.services;
  plugin.services.jwt = ({ strapi }) => {
    const jwt = createJwt({ strapi });
    return { ...jwt, verify: noting(strapi, (token) => jwt.verify(token)) };
  };
  plugin.services.user = ({ strapi }) => {
    const user = createUser({ strapi });
    return { ...user, fetchAuthenticatedUser: noting(strapi, (id) => user.fetchAuthenticatedUser(id)) };
  };
  plugin.services.permission = ({ strapi }) => {
    const permission = createPermission({ strapi });
    return {
      ...permission,
      findRolePermissions: noting(strapi, (id) => permission.findRolePermissions(id)),
      findPublicPermissions: noting(strapi, () => permission.findPublicPermissions()),
    };
  };
}

function noting<A extends unknown[], R>(strapi: Core.Strapi, read: (...asked: A) => Promise<R>) {
  return async (...asked: A): Promise<R> => {
    try {
      return await read(...asked);
    } catch (error) {
      const ctx = strapi.requestContext.get();
      if (ctx) ctx.state['unreadAccount'] = error;
      throw error;
    }
  };
}
