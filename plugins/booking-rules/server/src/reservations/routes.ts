import { ACTIONS } from '../platform/permissions';
import { route } from '../platform/http/admin-route';

/** Reservations: the list, one of them, and what a manager does with it. */
export const reservationRoutes = [
  route('GET', '/today', 'overview.today', ACTIONS.read),
  route('GET', '/reservations', 'overview.reservations', ACTIONS.read),
  route('GET', '/exports/reservations', 'overview.reservationsFile', ACTIONS.read),
  route('GET', '/reservations/:reference', 'manage.findOne', ACTIONS.read),
  route('POST', '/reservations/:reference/accept', 'manage.accept', ACTIONS.manage),
  route('POST', '/reservations/:reference/decline', 'manage.decline', ACTIONS.manage),
  route('POST', '/reservations/:reference/confirm', 'manage.confirm', ACTIONS.manage),
  route('POST', '/reservations/:reference/release', 'manage.release', ACTIONS.manage),
  route('POST', '/reservations/:reference/paid', 'manage.paid', ACTIONS.manage),
  route('POST', '/reservations/:reference/cancel', 'manage.cancel', ACTIONS.manage),
  route('POST', '/reservations/:reference/no-show', 'manage.noShow', ACTIONS.manage),
  route('POST', '/reservations/:reference/move', 'manage.move', ACTIONS.manage),
  route('POST', '/reservations/:reference/move-preview', 'manage.movePreview', ACTIONS.read),
  route('POST', '/reservations/:reference/refunds/:key/settle', 'manage.settle', ACTIONS.manage),
  route('POST', '/reservations/:reference/mails/:id/resend', 'manage.resend', ACTIONS.manage),
];
