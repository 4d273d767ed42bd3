import type { Core } from '@strapi/strapi';

/** Settings of sign-ins change without an event, so they are read again after so long. */
const KEPT_MS = 5_000;

/** Names of the other services with which guests can sign in: those that an administrator has switched on. */
export function createSignInProviders(strapi: Core.Strapi): () => Promise<string[]> {
  let known: { names: Promise<string[]>; until: number } | null = null;
  return () => {
    const now = Date.now();
    if (known === null || known.until < now) known = { names: readProviders(strapi), until: now + KEPT_MS };
    return known.names;
  };
}

async function readProviders(strapi: Core.Strapi): Promise<string[]> {
  const grant = await strapi.store({ type: 'plugin', name: 'users-permissions' }).get({ key: 'grant' });
  return Object.entries((grant ?? {}) as Record<string, { enabled?: boolean }>)
    .filter(([name, { enabled }]) => enabled === true && name !== 'email')
    .map(([name]) => name);
}
