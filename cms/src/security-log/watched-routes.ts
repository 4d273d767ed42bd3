import type { SecurityEvent } from './security-event';

/** What an answer of a route means. */
export interface Watched {
  done: SecurityEvent;
  /** What a refusal (4xx) means beside that; none where it means no more than any other. */
  failed?: SecurityEvent;
}

const GUEST_SIGN_IN: Watched = { done: 'guest.signed-in', failed: 'guest.sign-in-failed' };
const GUEST_ACCOUNT: Watched = { done: 'guest.account-changed-by-staff' };
const EXPORT: Watched = { done: 'data.exported' };
const MAIL: Watched = { done: 'mail.sent-by-hand' };
const SETTINGS: Watched = { done: 'settings.changed' };

/** Routes of the content API, without its prefix. */
export const WATCHED_CONTENT: Readonly<Record<string, Watched>> = {
  'POST /auth/local': GUEST_SIGN_IN,
  'GET /auth/:provider/callback': GUEST_SIGN_IN,
  'POST /auth/sign-in-link': { done: 'guest.sign-in-link-requested' },
  'POST /auth/sign-in-with-link': GUEST_SIGN_IN,
  'POST /auth/local/register': { done: 'guest.registered' },
  'POST /auth/logout': { done: 'guest.signed-out' },
  'POST /auth/forgot-password': { done: 'guest.password-reset-requested' },
  'POST /auth/reset-password': { done: 'guest.password-reset', failed: 'guest.password-reset-failed' },
  'POST /auth/change-password': { done: 'guest.password-changed', failed: 'guest.password-change-failed' },
};

/** Routes of the admin panel. Those of documents name the content type in the place of `:model`. */
export const WATCHED_PANEL: Readonly<Record<string, Watched>> = {
  'POST /admin/login': { done: 'staff.signed-in', failed: 'staff.sign-in-failed' },
  'POST /admin/logout': { done: 'staff.signed-out' },
  'POST /admin/forgot-password': { done: 'staff.password-reset-requested' },
  'POST /admin/reset-password': { done: 'staff.password-reset', failed: 'staff.password-reset-failed' },
  'POST /admin/second-factor/enrolment/confirmation': {
    done: 'staff.second-factor-enabled',
    failed: 'staff.second-factor-failed',
  },
  'POST /admin/second-factor/verification': {
    done: 'staff.second-factor-passed',
    failed: 'staff.second-factor-failed',
  },
  'POST /admin/second-factor/recovery-codes': {
    done: 'staff.recovery-codes-renewed',
    failed: 'staff.second-factor-failed',
  },
  'POST /admin/second-factor/removal': {
    done: 'staff.second-factor-disabled',
    failed: 'staff.second-factor-failed',
  },
  'POST /admin/second-factor/staff/:id/reset': { done: 'staff.second-factor-reset' },
  'POST /admin/register-admin': { done: 'staff.account-created' },
  'POST /admin/register': { done: 'staff.account-changed' },
  'POST /admin/users': { done: 'staff.account-created' },
  // The router calls `/admin/users/me` so too.
  'PUT /admin/users/:id': { done: 'staff.account-changed' },
  'DELETE /admin/users/:id': { done: 'staff.account-deleted' },
  'POST /admin/users/batch-delete': { done: 'staff.account-deleted' },
  'POST /admin/roles': { done: 'role.created' },
  'PUT /admin/roles/:id': { done: 'role.changed' },
  'PUT /admin/roles/:id/permissions': { done: 'role.changed' },
  'DELETE /admin/roles/:id': { done: 'role.deleted' },
  'POST /admin/roles/batch-delete': { done: 'role.deleted' },
  'POST /users-permissions/roles': { done: 'role.created' },
  'PUT /users-permissions/roles/:role': { done: 'role.changed' },
  'DELETE /users-permissions/roles/:role': { done: 'role.deleted' },
  'PUT /users-permissions/advanced': SETTINGS,
  'PUT /users-permissions/providers': SETTINGS,
  'PUT /users-permissions/email-templates': SETTINGS,
  'POST /admin/api-tokens': { done: 'token.created' },
  'PUT /admin/api-tokens/:id': { done: 'token.changed' },
  'POST /admin/api-tokens/:id/regenerate': { done: 'token.changed' },
  'DELETE /admin/api-tokens/:id': { done: 'token.deleted' },
  'POST /content-manager/collection-types/plugin::users-permissions.user': GUEST_ACCOUNT,
  'PUT /content-manager/collection-types/plugin::users-permissions.user/:id': GUEST_ACCOUNT,
  'DELETE /content-manager/collection-types/plugin::users-permissions.user/:id': GUEST_ACCOUNT,
  'POST /content-manager/collection-types/plugin::users-permissions.user/actions/bulkDelete': GUEST_ACCOUNT,
  'GET /booking-rules/exports/reservations': EXPORT,
  'GET /booking-rules/exports/figures': EXPORT,
  'GET /booking-rules/exports/nightly-taxes': EXPORT,
  'GET /booking-rules/exports/registrations': EXPORT,
  'GET /booking-rules/exports/month-end': EXPORT,
  'GET /booking-rules/exports/owners/:userId/statement': EXPORT,
  'GET /booking-rules/owners/:userId/statement.pdf': EXPORT,
  'GET /booking-rules/exports/own-statement': EXPORT,
  'GET /booking-rules/own/statement.pdf': EXPORT,
  'POST /booking-rules/reservations/:reference/mails/:id/resend': MAIL,
  'POST /booking-rules/messages/:reference': MAIL,
};
