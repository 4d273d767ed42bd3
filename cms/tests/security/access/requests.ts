import { engineOf } from 'booking-rules/engine';
import { contentOf } from '../../../src/site-host/content/content-cache';
import { stayIn } from '../../fixture/days';
import { tokenOf } from '../../fixture/confirmed-stay';
import { send } from '../../fixture/http';
import { isStaff, known, lost, type Request } from './asking';
import { spareSession } from './callers';
import { REQUESTS_OF_CONTENT } from './content-requests';
import {
  newApiToken,
  newColleague,
  newDocument,
  newGuest,
  newGuestRole,
  newRegistration,
  newReservation,
  newCardDeposit,
  newRefusedRefund,
  newRole,
} from './subjects';
import { siteFiles } from './routes';

/** A guest asks with the address that their mails go to; everybody else has another. */
const withProof = (rest = ''): Request => {
  return ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}${rest}?email=${encodeURIComponent(email)}`,
  });
};

/** What ends or renews a session is asked with one that nobody needs. */
const inSpareSession = (path: string): Request => {
  return async (_, caller) => ({ path, headers: await spareSession(caller) });
};

/** What is said of a task by whoever has a link. */
const HOUSEKEEPING: Readonly<Record<string, object>> = {
  done: { task: 'clean:R-X', day: stayIn(0, 1).checkIn, done: true },
  problems: {
    ...{ task: 'clean:R-X', day: stayIn(0, 1).checkIn, text: 'Nobody’s' },
    request: '5f0b9c1e-3f0a-4a53-8d2c-7d1f5f6a9b10',
  },
};

/** What routes are asked that need more than their own path. Others are asked for `x1`. */
export const REQUESTS: Readonly<Record<string, Request>> = {
  'GET /api/amenities/:id': ({ amenity }) => ({ path: `/api/amenities/${amenity}` }),
  'POST /mcp': () => ({
    path: '/mcp',
    headers: { Accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  }),
  'GET /api/apartments/:id': ({ apartmentId }) => ({ path: `/api/apartments/${apartmentId}` }),
  'GET /api/apartments/:id/calendar': ({ apartmentId }) => ({
    path: `/api/apartments/${apartmentId}/calendar`,
  }),
  'GET /api/categories/:id': ({ category }) => ({ path: `/api/categories/${category}` }),
  'GET /api/docs/:file': () => ({ path: '/api/docs/start.js' }),
  'GET /api/districts/:id': ({ district }) => ({ path: `/api/districts/${district}` }),
  'GET /api/faqs/:id': ({ faq }) => ({ path: `/api/faqs/${faq}` }),
  'GET /api/pages/:id': ({ page }) => ({ path: `/api/pages/${page}` }),
  'GET /api/posts/:id': ({ post }) => ({ path: `/api/posts/${post}` }),
  'GET /api/reviews/:id': ({ review }) => ({ path: `/api/reviews/${review}` }),
  'GET /api/quotes/:number': ({ quote }) => ({ path: `/api/quotes/${quote}` }),
  'GET /api/reservations/:reference': withProof(),
  'GET /api/reservations/:reference/calendar': withProof('/calendar'),
  'GET /api/reservations/:reference/refund': withProof('/refund'),
  'GET /api/reservations/:reference/documents': withProof('/documents'),
  'GET /api/reservations/:reference/documents/:number.pdf': async (about, caller) =>
    withProof(`/documents/${await newDocument(about.reservation)}.pdf`)(about, caller),
  'GET /api/reservations/:reference/documents/:number/page': async (about, caller) =>
    withProof(`/documents/${await newDocument(about.reservation)}/page`)(about, caller),
  'GET /api/reservations/:reference/confirmation.pdf': withProof('/confirmation.pdf'),
  'POST /api/reservations/:reference/look-up': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/look-up`,
    body: { data: { email } },
  }),
  'POST /api/reservations/:reference/arrival': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/arrival`,
    body: { data: { email } },
  }),
  'POST /api/reservations/:reference/address-confirmation': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/address-confirmation`,
    body: { data: { token: tokenOf(reservation, email) } },
  }),
  'POST /api/reservations/:reference/address-link': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/address-link`,
    body: { data: { email } },
  }),
  'POST /api/reservations/:reference/payment': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/payment`,
    body: { data: { email } },
  }),
  'POST /api/reservations/:reference/card-form': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/card-form`,
    body: { data: { email } },
  }),
  'POST /api/reservations/:reference/cancellation': async ({ reservation }, { name, email }) => ({
    path: `/api/reservations/${name === 'Guest' ? await newReservation(email, 40) : reservation}/cancellation`,
    body: { data: { email } },
  }),

  'POST /api/reservations/:reference/change-preview': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/change-preview`,
    body: { data: { proof: { email }, ...stayIn(40, 2), guests: 1 } },
  }),
  'POST /api/reservations/:reference/change': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/change`,
    body: { data: { proof: { email }, ...stayIn(40, 2), guests: 1, total: 0 } },
  }),
  'POST /api/reservations/:reference/contact': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/contact`,
    body: {
      data: { proof: { email }, firstName: 'Layla', lastName: 'Haddad', phone: '+971501234567' },
    },
  }),

  'POST /api/reservations/:reference/extras-preview': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/extras-preview`,
    body: { data: { proof: { email }, extras: [] } },
  }),
  'POST /api/reservations/:reference/extras': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/extras`,
    body: { data: { proof: { email }, extras: [], total: 0 } },
  }),

  'POST /api/reservations/:reference/billing': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/billing`,
    body: { data: { proof: { email }, company: '', address: '', taxNumber: '' } },
  }),
  'POST /api/reservations/:reference/registration/look-up': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/registration/look-up`,
    body: { data: { email } },
  }),
  'POST /api/reservations/:reference/registration/pictures': withProof('/registration/pictures'),
  'POST /api/reservations/:reference/registration': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/registration`,
    body: { data: { proof: { email }, guest: { kind: 'child' } } },
  }),
  'POST /api/reservations/:reference/registration/:id/removal': async ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/registration/${await newRegistration(reservation)}/removal`,
    body: { data: { email } },
  }),
  'POST /api/reservations/:reference/messages/look-up': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/messages/look-up`,
    body: { data: { proof: { email } } },
  }),
  'POST /api/reservations/:reference/messages': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/messages`,
    body: { data: { proof: { email }, text: 'Hello' } },
  }),
  // The stay is still to come, so its guest is told when.
  'POST /api/reservations/:reference/review': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/review`,
    body: { data: { proof: { email }, rating: 5, text: 'Lovely' } },
  }),
  // Whoever has the link of a housekeeper is answered, whoever they are.
  ...Object.fromEntries(
    ['list', 'done', 'problems'].map((what) => [
      `POST /api/housekeeping/${what}`,
      () => ({ path: `/api/housekeeping/${what}`, body: { data: { ...HOUSEKEEPING[what], token: 'x1' } } }),
    ]),
  ),
  'PUT /api/wishlist/apartments/:apartmentId': ({ apartmentId }) => ({
    path: `/api/wishlist/apartments/${apartmentId}`,
  }),
  // Whoever signs out is not the caller, who is needed further on.
  'POST /api/auth/logout': async (_, { name }) => ({
    path: '/api/auth/logout',
    ...(/guest/i.test(name) && { headers: (await newGuest()).headers }),
  }),

  'POST /admin/access-token': inSpareSession('/admin/access-token'),
  'POST /admin/logout': inSpareSession('/admin/logout'),
  'DELETE /admin/users/me/sessions': inSpareSession('/admin/users/me/sessions'),
  'DELETE /admin/users/me/sessions/:sessionId': async (_, caller) => {
    const headers = await spareSession(caller);
    const { data } = await send(server.url, 'get', '/admin/users/me/sessions', { headers });
    const [session = { id: 'x1' }] = (data ?? []) as { id: string }[];
    return { path: `/admin/users/me/sessions/${session.id}`, headers };
  },
  'POST /admin/permissions/check': () => ({ path: '/admin/permissions/check', body: { permissions: [] } }),
  'GET /admin/users/:id': known('/admin/users/:id', 'colleague'),
  'PUT /admin/users/:id': known('/admin/users/:id', 'colleague'),
  'DELETE /admin/users/:id': lost('/admin/users/:id', 'colleague', newColleague),
  'POST /admin/second-factor/staff/:id/reset': known('/admin/second-factor/staff/:id/reset', 'colleague'),
  'GET /admin/roles/:id': known('/admin/roles/:id', 'role'),
  'PUT /admin/roles/:id': known('/admin/roles/:id', 'role'),
  'DELETE /admin/roles/:id': lost('/admin/roles/:id', 'role', newRole),
  'GET /admin/roles/:id/permissions': known('/admin/roles/:id/permissions', 'role'),
  'PUT /admin/roles/:id/permissions': known('/admin/roles/:id/permissions', 'role'),
  'GET /admin/api-tokens/:id': known('/admin/api-tokens/:id', 'apiToken'),
  'PUT /admin/api-tokens/:id': known('/admin/api-tokens/:id', 'apiToken'),
  'DELETE /admin/api-tokens/:id': lost('/admin/api-tokens/:id', 'apiToken', newApiToken),
  'POST /admin/api-tokens/:id/regenerate': known('/admin/api-tokens/:id/regenerate', 'apiToken'),
  'GET /users-permissions/roles/:id': known('/users-permissions/roles/:id', 'guestRole'),
  'PUT /users-permissions/roles/:role': known('/users-permissions/roles/:id', 'guestRole'),
  'DELETE /users-permissions/roles/:role': lost('/users-permissions/roles/:id', 'guestRole', newGuestRole),

  ...REQUESTS_OF_CONTENT,
  'GET /booking-rules/places/:slug': () => ({ path: '/booking-rules/places/berlin' }),
  // There are reservations in another currency, so whoever may is refused that, and nothing changes.
  'POST /booking-rules/places/:slug/apply': () => ({ path: '/booking-rules/places/berlin/apply' }),
  'GET /booking-rules/listings/:documentId': ({ apartment }) => ({
    path: `/booking-rules/listings/${apartment}`,
  }),
  'PUT /booking-rules/listings/:documentId': ({ apartment }) => ({
    path: `/booking-rules/listings/${apartment}`,
    body: { data: {} },
  }),
  'POST /booking-rules/listings/:documentId/publish': ({ apartment }) => ({
    path: `/booking-rules/listings/${apartment}/publish`,
  }),
  'GET /booking-rules/translations': () => ({
    path: '/booking-rules/translations?kind=apartments&language=ar',
  }),
  'GET /booking-rules/translations/:kind/:documentId': ({ apartment }) => ({
    path: `/booking-rules/translations/apartments/${apartment}?language=ar`,
  }),
  'PUT /booking-rules/translations/:kind/:documentId': ({ apartment }) => ({
    path: `/booking-rules/translations/apartments/${apartment}`,
    body: { data: { language: 'ar', texts: [] } },
  }),
  'GET /booking-rules/enquiries/:reference': ({ enquiry }) => ({
    path: `/booking-rules/enquiries/${enquiry}`,
  }),
  ...Object.fromEntries(
    ['GET', 'POST /read', 'POST /done'].map((act): [string, Request] => {
      const [method = '', rest = ''] = act.split(' ');
      return [
        `${method} /booking-rules/messages/:reference${rest}`,
        ({ reservation }) => ({ path: `/booking-rules/messages/${reservation}${rest}` }),
      ];
    }),
  ),
  ...ofReservations(),
  ...ofTheSite(),
};

/** What managers do with a reservation: with nothing said, no more than is refused in its state. */
function ofReservations(): Record<string, Request> {
  const path = '/booking-rules/reservations/:reference';
  const acts = ['accept', 'decline', 'confirm', 'release', 'paid', 'no-show'].map(
    (act) => `POST ${path}/${act}`,
  );
  const settle: Request = async ({ reservation }, caller) => {
    const key = isStaff(caller) ? await newRefusedRefund(reservation) : 'x1';
    return { path: `/booking-rules/reservations/${reservation}/refunds/${key}/settle` };
  };
  const release: Request = async ({ reservation }, caller) => {
    const key = isStaff(caller) ? await newCardDeposit(reservation) : 'x1';
    return { path: `/booking-rules/reservations/${reservation}/card-deposits/${key}/release` };
  };
  const asked = Object.fromEntries(
    [
      `GET ${path}`,
      `GET ${path}/automatic-mails`,
      `GET ${path}/arrival`,
      `GET ${path}/extras`,
      `GET ${path}/registration`,
      `DELETE ${path}/registration`,
      `GET ${path}/documents`,
      `GET ${path}/confirmation.pdf`,
      `POST ${path}/documents`,
      ...acts,
    ].map((name): [string, Request] => [
      name,
      ({ reservation }) => ({ path: name.replace(/^\w+ /, '').replace(':reference', reservation) }),
    ]),
  );
  const read =
    (as: '.pdf' | '/page'): Request =>
    async ({ reservation }) => ({
      path: `/booking-rules/reservations/${reservation}/documents/${await newDocument(reservation)}${as}`,
    });
  return {
    ...asked,
    [`POST ${path}/refunds/:key/settle`]: settle,
    [`POST ${path}/card-deposits/:key/release`]: release,
    [`GET ${path}/documents/:number.pdf`]: read('.pdf'),
    [`GET ${path}/documents/:number/page`]: read('/page'),
  };
}

/** Pages and files of the site that are there. */
function ofTheSite(): Record<string, Request> {
  const files = Object.entries(siteFiles()).map(([name, path]): [string, Request] => [
    name,
    () => ({ path }),
  ]);
  return {
    ...Object.fromEntries(files),
    'GET /apartment/:id': ({ apartmentId }) => ({ path: `/apartment/${apartmentId}` }),
    'GET /apartments/:district': () => ({ path: '/apartments/access-area' }),
    'GET /apartments/:district/:page': () => ({ path: '/apartments/access-area/1' }),
    'GET /blog/:slug': () => ({ path: '/blog/access-guide' }),
    'GET /category/:slug': () => ({ path: '/category/access-category' }),
    'GET /category/:slug/page/:page': () => ({ path: '/category/access-category/page/1' }),
    'GET /results/:page': () => ({ path: '/results/1' }),
    'GET /wishlist/:token': async () => {
      const { shareToken } = await engineOf(server.strapi).wishlists.share('somebody');
      return { path: `/wishlist/${shareToken ?? ''}` };
    },
    'GET /connect/:provider/redirect': () => ({ path: '/connect/google/redirect' }),
    'GET /:year/:month/:day': () => ({ path: '/2026/02/03' }),
    'GET /:year/:month/:day/:slug': () => ({ path: '/2026/02/03/access-guide' }),
    'GET /builds/meta/:build': async () => {
      const { body } = await send(server.url, 'get', '/builds/latest.json');
      return { path: `/builds/meta/${(body as { id: string }).id}.json` };
    },
    'GET /brand/:file': () => ({
      path: `${contentOf(server.strapi).current().brand.appearance.icon}-48.png`,
    }),
    'GET /sitemap-:file.xml': () => ({ path: '/sitemap-pages-1.xml' }),
    'GET /uploads/:file': () => ({ path: '/uploads/access.txt' }),
    'GET /:slug': () => ({ path: '/about-us' }),
    'GET /:page/_payload.json': () => ({ path: '/about-us/_payload.json' }),
    'GET /:page/_values.json': () => ({ path: '/about-us/_values.json' }),
    'GET /:page/index.pageContext.json': () => ({ path: '/about-us/index.pageContext.json' }),
  };
}
