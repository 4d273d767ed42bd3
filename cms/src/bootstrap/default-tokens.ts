import type { Core } from '@strapi/strapi';

/** What Strapi calls the tokens that it makes on its first start. */
const NAMES = ['Read Only', 'Full Access'];
const DESCRIPTION = { $startsWith: 'A default API token' };

/**
 * Deletes the two API tokens that Strapi makes by itself, one of which may do everything, unless somebody has used
 * them: a token is there when an administrator has made it.
 */
export async function deleteDefaultTokens(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query('admin::api-token')
    .deleteMany({ where: { name: { $in: NAMES }, description: DESCRIPTION, lastUsedAt: null } });
}
