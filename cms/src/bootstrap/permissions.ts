import type { Core } from '@strapi/strapi';

/**
 * What a guest may do without signing in: read what the site shows, reserve, look up. Search, calendars and quotes
 * need no permission: their routes ask nobody who they are.
 */
const PUBLIC_ACTIONS = [
  'api::apartment.apartment.find',
  'api::apartment.apartment.findOne',
  'api::district.district.find',
  'api::district.district.findOne',
  'api::amenity.amenity.find',
  'api::amenity.amenity.findOne',
  'api::minimum-stay.minimum-stay.find',
  'api::minimum-stay-override.minimum-stay-override.find',
  'api::company-address.company-address.find',
  'api::site-setting.site-setting.find',
  'api::post.post.find',
  'api::post.post.findOne',
  'api::category.category.find',
  'api::category.category.findOne',
  'api::page.page.find',
  'api::page.page.findOne',
  'api::review.review.find',
  'api::review.review.findOne',
  'api::faq.faq.find',
  'api::faq.faq.findOne',
  'api::redirect.redirect.find',
  'plugin::booking-rules.reservations.create',
  'plugin::booking-rules.reservations.findOne',
  'plugin::booking-rules.reservations.calendar',
  'plugin::booking-rules.reservations.refund',
  'plugin::booking-rules.reservations.lookUp',
  'plugin::booking-rules.arrival.read',
  'plugin::booking-rules.documents.find',
  'plugin::booking-rules.documents.download',
  'plugin::booking-rules.documents.page',
  'plugin::booking-rules.documents.confirmation',
  'plugin::booking-rules.documents.changeBilling',
  'plugin::booking-rules.reservations.confirmAddress',
  'plugin::booking-rules.reservations.sendLinkAgain',
  'plugin::booking-rules.reservations.cancel',
  'plugin::booking-rules.reservations.previewChange',
  'plugin::booking-rules.reservations.change',
  'plugin::booking-rules.reservations.changeContact',
  'plugin::booking-rules.reservations.previewExtras',
  'plugin::booking-rules.reservations.changeExtras',
  'plugin::booking-rules.registrations.lookUp',
  'plugin::booking-rules.registrations.addPicture',
  'plugin::booking-rules.registrations.register',
  'plugin::booking-rules.registrations.withdraw',
  'plugin::booking-rules.enquiries.create',
  'plugin::booking-rules.reviews.create',
  'plugin::booking-rules.messages.lookUp',
  'plugin::booking-rules.messages.send',
  'plugin::booking-rules.messages.inbound',
  'plugin::booking-rules.payments.start',
  'plugin::booking-rules.payments.openForm',
  'plugin::booking-rules.payments.stripeWebhook',
] as const;

/** The doors to accounts: Strapi gives them to guests alone, but clients knock with their old token too. */
const DOORS = [
  'plugin::users-permissions.auth.callback',
  'plugin::users-permissions.auth.connect',
  'plugin::users-permissions.auth.register',
  'plugin::users-permissions.auth.forgotPassword',
  'plugin::users-permissions.auth.resetPassword',
  'plugin::users-permissions.auth.emailConfirmation',
  'plugin::users-permissions.auth.sendEmailConfirmation',
] as const;

/** The same of our own, which Strapi gives to nobody. */
const OWN_DOORS = ['api::sign-in-link.sign-in-link.ask', 'api::sign-in-link.sign-in-link.signIn'] as const;

/** What an account may do beside that: with itself, and with what it has booked. */
const ACCOUNT_ACTIONS = [
  ...DOORS,
  'plugin::users-permissions.user.me',
  'plugin::users-permissions.auth.changePassword',
  'plugin::users-permissions.auth.logout',
  'plugin::booking-rules.reservations.find',
  'plugin::booking-rules.wishlists.find',
  'plugin::booking-rules.wishlists.add',
  'plugin::booking-rules.wishlists.remove',
  'plugin::booking-rules.wishlists.merge',
  'plugin::booking-rules.wishlists.share',
  'plugin::booking-rules.wishlists.unshare',
  'api::profile.profile.update',
] as const;

const PERMISSION = 'plugin::users-permissions.permission';

/** Gives guests, signed in or not, the actions of the site; what a manager took away by hand returns. */
export async function grantGuestPermissions(strapi: Core.Strapi): Promise<void> {
  const roles = await strapi.db
    .query('plugin::users-permissions.role')
    .findMany({ where: { type: { $in: ['public', 'authenticated'] } }, populate: ['permissions'] });
  for (const role of roles as { id: number; type: string; permissions: { action: string }[] }[]) {
    const granted = new Set(role.permissions.map(({ action }) => action));
    const own = role.type === 'authenticated' ? ACCOUNT_ACTIONS : [];
    const due = [...PUBLIC_ACTIONS, ...OWN_DOORS, ...own];
    for (const action of due) {
      if (!granted.has(action)) await strapi.db.query(PERMISSION).create({ data: { action, role: role.id } });
    }
  }
}
