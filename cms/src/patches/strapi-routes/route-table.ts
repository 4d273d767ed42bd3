/**
 * The parts of Strapi that the product does not use. None of them is mounted: each route is one more that could send
 * mails, fetch addresses, change content types or reveal guests' data.
 */

/** Routes of the content API, without its prefix. */
export const UNUSED_CONTENT_ROUTES: readonly string[] = [
  // Mails to anybody, in the name of the business.
  'POST /email',
  // Files come from the panel alone.
  'POST /upload',
  'GET /upload/files',
  'GET /upload/files/page',
  'GET /upload/files/:id',
  'DELETE /upload/files/:id',
  'GET /content-type-builder/content-types',
  'GET /content-type-builder/content-types/:uid',
  'GET /content-type-builder/components',
  'GET /content-type-builder/components/:uid',
  'GET /i18n/locales',
  // Every guest with email address and phone, for whoever holds an API token.
  'GET /users/count',
  'GET /users',
  'GET /users/:id',
  'POST /users',
  'PUT /users/:id',
  'DELETE /users/:id',
  'GET /users-permissions/roles/:id',
  'GET /users-permissions/roles',
  'POST /users-permissions/roles',
  'PUT /users-permissions/roles/:role',
  'DELETE /users-permissions/roles/:role',
  'GET /users-permissions/permissions',
];

/** Routes of the panel, and those that stand in no API. */
export const UNUSED_PANEL_ROUTES: readonly string[] = [
  // Mails to anybody, by any member of staff.
  'POST /email',
  'POST /email/test',
  'GET /email/settings',
  'POST /email/verify',
  // Fetches what it is told to, from inside the network of the server.
  'POST /upload/actions/upload-from-urls',
  'GET /admin/webhooks',
  'POST /admin/webhooks',
  'GET /admin/webhooks/:id',
  'PUT /admin/webhooks/:id',
  'DELETE /admin/webhooks/:id',
  'POST /admin/webhooks/batch-delete',
  'POST /admin/webhooks/:id/trigger',
  // Asks Strapi's makers, or tells about the installation.
  'GET /admin/license-trial-time-left',
  'GET /admin/telemetry-properties',
  'GET /admin/plugins',
  'GET /admin/ai-usage',
  'GET /admin/ai-token',
  'GET /admin/ai-feature-config',
  'POST /upload/actions/generate-ai-metadata',
  'POST /upload/ai-metadata-jobs',
  'GET /upload/ai-metadata-jobs/latest',
  'GET /upload/ai-metadata-jobs/pending-count',
  // Copies the whole database to another server, and back.
  'GET /admin/transfer/runner/push',
  'GET /admin/transfer/runner/pull',
  'POST /admin/transfer/tokens',
  'GET /admin/transfer/tokens',
  'DELETE /admin/transfer/tokens/:id',
  'GET /admin/transfer/tokens/:id',
  'PUT /admin/transfer/tokens/:id',
  'POST /admin/transfer/tokens/:id/regenerate',
  // Tokens that do in the panel whatever their owner may.
  'POST /admin/admin-tokens',
  'GET /admin/admin-tokens',
  'DELETE /admin/admin-tokens/:id',
  'GET /admin/admin-tokens/:id',
  'PUT /admin/admin-tokens/:id',
  'POST /admin/admin-tokens/:id/regenerate',
  'GET /admin/admin-tokens/:id/owner-permissions',
  // Content types are part of the source.
  'GET /content-type-builder/reserved-names',
  'GET /content-type-builder/content-types',
  'GET /content-type-builder/content-types/:uid',
  'POST /content-type-builder/content-types',
  'PUT /content-type-builder/content-types/:uid',
  'DELETE /content-type-builder/content-types/:uid',
  'GET /content-type-builder/components',
  'GET /content-type-builder/components/:uid',
  'POST /content-type-builder/components',
  'PUT /content-type-builder/components/:uid',
  'DELETE /content-type-builder/components/:uid',
  'PUT /content-type-builder/component-categories/:name',
  'DELETE /content-type-builder/component-categories/:name',
  'GET /content-type-builder/schema',
  'POST /content-type-builder/update-schema',
  'GET /content-type-builder/update-schema-status',
  // No document of which there is one has drafts.
  'POST /content-manager/single-types/:model/actions/publish',
  'POST /content-manager/single-types/:model/actions/unpublish',
  'POST /content-manager/single-types/:model/actions/discard',
  // Which languages there are is said by the product.
  'GET /i18n/iso-locales',
  'POST /i18n/locales',
  'PUT /i18n/locales/:id',
  'DELETE /i18n/locales/:id',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
  'PUT /i18n/settings',
];

/**
 * Routes of the panel that every form asks about something that Strapi sells: there is nothing. Strapi's own answer is
 * that the address is missing, which browsers report as an error.
 */
export const EMPTY_ROUTES: readonly string[] = [
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId',
  'GET /i18n/ai-localization-jobs/single-types/:contentType',
];

/** Permissions that only these routes ask for. Nobody is offered them, so the panel shows none of their pages. */
export const UNUSED_ACTIONS: readonly string[] = [
  'admin::marketplace.read',
  'admin::webhooks.create',
  'admin::webhooks.read',
  'admin::webhooks.update',
  'admin::webhooks.delete',
  'admin::transfer.tokens.access',
  'admin::transfer.tokens.create',
  'admin::transfer.tokens.read',
  'admin::transfer.tokens.update',
  'admin::transfer.tokens.regenerate',
  'admin::transfer.tokens.delete',
  'admin::admin-tokens.access',
  'admin::admin-tokens.create',
  'admin::admin-tokens.read',
  'admin::admin-tokens.update',
  'admin::admin-tokens.regenerate',
  'admin::admin-tokens.delete',
  'plugin::email.settings.read',
  'plugin::content-type-builder.read',
  'plugin::i18n.locale.create',
  'plugin::i18n.locale.read',
  'plugin::i18n.locale.update',
  'plugin::i18n.locale.delete',
];

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
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId': SEES_CONTENT,
  'GET /i18n/ai-localization-jobs/single-types/:contentType': SEES_CONTENT,
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
