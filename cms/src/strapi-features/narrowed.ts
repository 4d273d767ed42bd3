/** A policy as a route of Strapi names it. */
export type Policy = string | { name: string; config: { actions: string[] } };

const may = (...actions: string[]): Policy => ({ name: 'admin::hasPermissions', config: { actions } });
/** For whoever reads a content type at least; an owner reads none. */
const SEES_CONTENT: Policy = 'global::sees-content';
const READS_FIELD: Policy = 'global::reads-field';
const SEES_GUEST_ROLES = may('plugin::users-permissions.roles.read');
const SEES_TOKENS = may('admin::api-tokens.read');

/** Routes of the panel of which Strapi lets every member of staff in, with what they ask for here beside that. */
export const NARROWED_ROUTES: Readonly<Record<string, Policy>> = {
  'PUT /content-manager/components/:uid/configuration': may(
    'plugin::content-manager.components.configure-layout',
  ),
  'GET /content-manager/init': SEES_CONTENT,
  'GET /content-manager/content-types': SEES_CONTENT,
  'GET /content-manager/content-types-settings': SEES_CONTENT,
  'GET /content-manager/content-types/:uid/configuration': SEES_CONTENT,
  'GET /content-manager/components': SEES_CONTENT,
  'GET /content-manager/components/:uid/configuration': SEES_CONTENT,
  'POST /content-manager/uid/generate': SEES_CONTENT,
  'POST /content-manager/uid/check-availability': SEES_CONTENT,
  'GET /content-manager/relations/:model/:targetField': READS_FIELD,
  'GET /content-manager/relations/:model/:id/:targetField': READS_FIELD,
  'GET /content-manager/preview/url/:contentType': SEES_CONTENT,
  'GET /upload/configuration': may('plugin::upload.read'),
  'GET /i18n/locales': SEES_CONTENT,
  'GET /i18n/settings': SEES_CONTENT,
  // Holds every content type, field by field.
  'GET /admin/guided-tour-meta': may('admin::users.read'),
  'GET /admin/permissions': may('admin::roles.read'),
  'GET /admin/content-api/permissions': SEES_TOKENS,
  'GET /admin/content-api/routes': SEES_TOKENS,
  'GET /users-permissions/permissions': SEES_GUEST_ROLES,
  'GET /users-permissions/policies': SEES_GUEST_ROLES,
  'GET /users-permissions/routes': SEES_GUEST_ROLES,
};
