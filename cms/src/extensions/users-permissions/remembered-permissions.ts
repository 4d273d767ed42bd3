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
