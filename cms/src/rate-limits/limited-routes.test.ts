import { limitedBy } from './limited-routes';

test.each([
  ['POST', '/api/auth/local', 'sign-in'],
  ['POST', '/admin/login', 'sign-in'],
  ['POST', '/Admin/Login/', 'sign-in'],
  ['POST', '/admin/forgot-password', 'reset'],
  ['POST', '/API/Auth/Local/', 'sign-in'],
  ['GET', '/api/auth/google/callback', 'sign-in'],
  ['POST', '/api/auth/local/register', 'registration'],
  ['POST', '/api/auth/forgot-password', 'reset'],
  ['POST', '/api/enquiries', 'enquiry'],
  ['POST', '/api/quotes', 'quote'],
  ['POST', '/api/reservations', 'reservation'],
  ['POST', '/api/reservations/R-0000000000/cancellation', 'reservation'],
  ['POST', '/api/reservations/R-0000000000/change', 'reservation'],
  ['POST', '/api/reservations/R-0000000000/change-preview', 'look-up'],
  ['POST', '/api/reservations/R-0000000000/extras', 'reservation'],
  ['POST', '/api/reservations/R-0000000000/extras-preview', 'look-up'],
  ['POST', '/admin/register-admin', 'registration'],
  ['GET', '/api/reservations/R-0000000000', 'look-up'],
  ['GET', '/api/reservations/R-0000000000/refund', 'look-up'],
  ['POST', '/api/reservations/R-0000000000/look-up', 'look-up'],
  ['POST', '/api/housekeeping/done', 'look-up'],
  ['HEAD', '/api/reservations/R-0000000000', 'look-up'],
  ['GET', '/api/reservations', null],
  ['GET', '/api/quotes/Q-0000000000', null],
  ['POST', '/quotes', null],
  ['POST', '/apiary/quotes', null],
  ['GET', '/', null],
])('%s %s is limited as %s', (method, path, what) => {
  expect(limitedBy(method, path, '/api')).toBe(what);
});
