import { adminRoute, guestRoute, type FeatureRoutes } from '../platform/http/routes';
import { ACTIONS } from '../platform/permissions';

/** Reservations: what guests do with theirs, and managers with all. */
export const reservationRoutes: FeatureRoutes = {
  contentApi: [
    guestRoute('GET', '/reservations', 'reservations.find'),
    guestRoute('POST', '/reservations', 'reservations.create'),
    guestRoute('POST', '/reservations/:reference/look-up', 'reservations.lookUp'),
    guestRoute('POST', '/reservations/:reference/address-confirmation', 'reservations.confirmAddress'),
    guestRoute('POST', '/reservations/:reference/address-link', 'reservations.sendLinkAgain'),
    guestRoute('GET', '/reservations/:reference', 'reservations.findOne'),
    guestRoute('GET', '/reservations/:reference/calendar', 'reservations.calendar'),
    guestRoute('GET', '/reservations/:reference/refund', 'reservations.refund'),
    guestRoute('POST', '/reservations/:reference/cancellation', 'reservations.cancel'),
  ],
  admin: [
    adminRoute('GET', '/reservations', 'reservationsAdmin.find', ACTIONS.read),
    adminRoute('GET', '/exports/reservations', 'reservationsAdmin.findFile', ACTIONS.read),
    adminRoute('POST', '/reservations', 'reservationsAdmin.create', ACTIONS.manage),
    adminRoute('GET', '/reservations/:reference', 'reservationsAdmin.findOne', ACTIONS.read),
    adminRoute('POST', '/reservations/:reference/accept', 'reservationsAdmin.accept', ACTIONS.manage),
    adminRoute('POST', '/reservations/:reference/decline', 'reservationsAdmin.decline', ACTIONS.manage),
    adminRoute('POST', '/reservations/:reference/confirm', 'reservationsAdmin.confirm', ACTIONS.manage),
    adminRoute('POST', '/reservations/:reference/release', 'reservationsAdmin.release', ACTIONS.manage),
    adminRoute('POST', '/reservations/:reference/paid', 'reservationsAdmin.markPaid', ACTIONS.manage),
    adminRoute('POST', '/reservations/:reference/cancel', 'reservationsAdmin.cancel', ACTIONS.manage),
    adminRoute('POST', '/reservations/:reference/no-show', 'reservationsAdmin.markNoShow', ACTIONS.manage),
    adminRoute('POST', '/reservations/:reference/move', 'reservationsAdmin.modify', ACTIONS.manage),
    adminRoute(
      'POST',
      '/reservations/:reference/move-preview',
      'reservationsAdmin.previewModification',
      ACTIONS.read,
    ),
    adminRoute(
      'POST',
      '/reservations/:reference/refunds/:key/settle',
      'reservationsAdmin.settleRefund',
      ACTIONS.manage,
    ),
    adminRoute(
      'POST',
      '/reservations/:reference/mails/:id/resend',
      'reservationsAdmin.resendMail',
      ACTIONS.manage,
    ),
  ],
};
