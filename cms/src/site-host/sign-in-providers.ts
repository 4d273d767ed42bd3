import type { Core } from '@strapi/strapi';

/** Names of the other services with which guests can sign in: those that an administrator has switched on. */
export async function readSignInProviders(strapi: Core.Strapi): Promise<string[]> {
  const grant = await strapi.store({ type: 'plugin', name: 'users-permissions' }).get({ key: 'grant' });
  return Object.entries((grant ?? {}) as Record<string, { enabled?: boolean }>)
    .filter(([name, { enabled }]) => enabled === true && name !== 'email')
    .map(([name]) => name);
}
