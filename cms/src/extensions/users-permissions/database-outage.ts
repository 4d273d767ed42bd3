import type { Core } from '@strapi/strapi';
import type { AccountsPlugin } from './accounts-plugin';

/** How long what everybody may do is believed: changes count within a second, in every process. */
const BELIEVED_MS = 1_000;

/**
 * Remembers what everybody may do, which Strapi would read from the database for each request of the API; what was
 * known last holds while the database is away.
 */
export function rememberPermissions(plugin: AccountsPlugin): void {
  const createPermission = plugin.services.permission;
  plugin.services.permission = ({ strapi }) => {
    const permission = createPermission({ strapi });
    let known: { at: number; permissions: Promise<object[]> } | null = null;

    async function findPublicPermissions(): Promise<object[]> {
      const last = known;
      if (last && Date.now() - last.at < BELIEVED_MS) return last.permissions;
      const permissions = permission.findPublicPermissions().catch((error: unknown) => {
        if (!last) throw error;
        return last.permissions;
      });
      const asked = { at: Date.now(), permissions };
      known = asked;
      permissions.catch(() => {
        if (known === asked) known = null;
      });
      return permissions;
    }
    return { ...permission, findPublicPermissions };
  };
}

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
