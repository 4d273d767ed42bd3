import { tokenOf } from '../../fixture/confirmed-stay';
import { send } from '../../fixture/http';
import { boastfulPng } from '../../fixture/photos';
import { spareSession, STAFF, type Caller, type CallerName } from './callers';
import {
  newApiToken,
  newColleague,
  newDraft,
  newFile,
  newGuest,
  newGuestRole,
  newPublished,
  newReservation,
  newRefusedRefund,
  newRole,
  restoreAddress,
  type Subjects,
} from './subjects';
import { siteFiles } from './routes';

/** One request of the walk. Where it says nothing the body is `{}`, which is refused as nonsense past the door. */
export interface Asked {
  path: string;
  body?: string | object;
  headers?: Record<string, string>;
}

/** What a route is asked by a caller: an address that is there, and as little as shows whether they may. */
type Request = (about: Subjects, caller: Caller) => Asked | Promise<Asked>;

const TYPE = '/content-manager/collection-types/api::apartment.apartment';
const SINGLE = '/content-manager/single-types/api::company-address.company-address';
/** A name that no field takes, so that nothing is written. */
const WRONG = { name: {} };
const NONE = { documentIds: [] };
/** A form with a picture of too many pixels: refused with 400, but only of who may bring pictures. */
const largePicture = (path: string): Request => {
  return async ({ file }) => {
    const [before, after] = [
      '--access\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
      '\r\n--access--\r\n',
    ].map((text) => Buffer.from(text)) as [Buffer, Buffer];
    return {
      path: path.replace(':id', file),
      headers: { 'Content-Type': 'multipart/form-data; boundary=access' },
      body: Buffer.concat([before, await boastfulPng(12_000, 12_000), after]),
    };
  };
};
const isStaff = ({ name }: Caller): boolean => (STAFF as readonly CallerName[]).includes(name);

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

/** What is there and stays: nothing is said about it that could be kept. */
const known = (path: string, what: keyof Subjects, body: object = {}): Request => {
  return (about) => ({ path: path.replace(':id', about[what]), body });
};

/** What is lost when the caller may: of whom it is sure that they may not, the one that is kept will do. */
const lost = (path: string, what: keyof Subjects, fresh: () => Promise<string>): Request => {
  return async (about, caller) => ({
    path: path.replace(':id', isStaff(caller) ? await fresh() : about[what]),
  });
};

/** What routes are asked that need more than their own path. Others are asked for `x1`. */
export const REQUESTS: Readonly<Record<string, Request>> = {
  'GET /api/amenities/:id': ({ amenity }) => ({ path: `/api/amenities/${amenity}` }),
  'GET /api/apartments/:id': ({ apartmentId }) => ({ path: `/api/apartments/${apartmentId}` }),
  'GET /api/apartments/:id/calendar': ({ apartmentId }) => ({
    path: `/api/apartments/${apartmentId}/calendar`,
  }),
  'GET /api/categories/:id': ({ category }) => ({ path: `/api/categories/${category}` }),
  'GET /api/districts/:id': ({ district }) => ({ path: `/api/districts/${district}` }),
  'GET /api/faqs/:id': ({ faq }) => ({ path: `/api/faqs/${faq}` }),
  'GET /api/pages/:id': ({ page }) => ({ path: `/api/pages/${page}` }),
  'GET /api/posts/:id': ({ post }) => ({ path: `/api/posts/${post}` }),
  'GET /api/reviews/:id': ({ review }) => ({ path: `/api/reviews/${review}` }),
  'GET /api/quotes/:number': ({ quote }) => ({ path: `/api/quotes/${quote}` }),
  'GET /api/reservations/:reference': withProof(),
  'GET /api/reservations/:reference/calendar': withProof('/calendar'),
  'GET /api/reservations/:reference/refund': withProof('/refund'),
  'POST /api/reservations/:reference/look-up': ({ reservation }, { email }) => ({
    path: `/api/reservations/${reservation}/look-up`,
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
  'POST /api/reservations/:reference/cancellation': async ({ reservation }, { name, email }) => ({
    path: `/api/reservations/${name === 'Guest' ? await newReservation(email, 40) : reservation}/cancellation`,
    body: { data: { email } },
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

  'POST /upload': largePicture('/upload'),
  'POST /upload/files': largePicture('/upload/files'),
  'POST /upload/files/:id/replace': largePicture('/upload/files/:id/replace'),
  'GET /upload/files/:id': ({ file }) => ({ path: `/upload/files/${file}` }),
  'PUT /upload/files/:id': ({ file }) => ({ path: `/upload/files/${file}` }),
  'DELETE /upload/files/:id': lost('/upload/files/:id', 'file', newFile),
  'GET /upload/folders/:id': ({ folder }) => ({ path: `/upload/folders/${folder}` }),
  'PUT /upload/folders/:id': ({ folder }) => ({ path: `/upload/folders/${folder}` }),

  'GET /content-manager/content-types/:uid/configuration': () => ({
    path: '/content-manager/content-types/api::apartment.apartment/configuration',
  }),
  'PUT /content-manager/content-types/:uid/configuration': () => ({
    path: '/content-manager/content-types/api::apartment.apartment/configuration',
    body: { settings: 1 },
  }),
  'GET /content-manager/components/:uid/configuration': () => ({
    path: '/content-manager/components/booking.fees/configuration',
  }),
  'PUT /content-manager/components/:uid/configuration': () => ({
    path: '/content-manager/components/booking.fees/configuration',
    body: { settings: 1 },
  }),
  'GET /content-manager/preview/url/:contentType': ({ apartment }) => ({
    path: `/content-manager/preview/url/api::apartment.apartment?documentId=${apartment}&status=draft`,
  }),
  'GET /content-manager/relations/:model/:targetField': () => ({
    path: '/content-manager/relations/api::apartment.apartment/amenities',
  }),
  'GET /content-manager/relations/:model/:id/:targetField': ({ apartment }) => ({
    path: `/content-manager/relations/api::apartment.apartment/${apartment}/amenities`,
  }),
  'GET /content-manager/collection-types/:model': () => ({ path: TYPE }),
  'POST /content-manager/collection-types/:model': () => ({ path: TYPE, body: WRONG }),
  'POST /content-manager/collection-types/:model/clone/:sourceId': ({ apartment }) => ({
    path: `${TYPE}/clone/${apartment}`,
    body: WRONG,
  }),
  'POST /content-manager/collection-types/:model/auto-clone/:sourceId': ({ apartment }) => ({
    path: `${TYPE}/auto-clone/${apartment}`,
    body: WRONG,
  }),
  'POST /content-manager/collection-types/:model/actions/publish': () => ({
    path: `${TYPE}/actions/publish`,
    body: WRONG,
  }),
  'POST /content-manager/collection-types/:model/actions/bulkDelete': () => ({
    path: `${TYPE}/actions/bulkDelete`,
    body: NONE,
  }),
  'POST /content-manager/collection-types/:model/actions/bulkPublish': () => ({
    path: `${TYPE}/actions/bulkPublish`,
    body: NONE,
  }),
  'POST /content-manager/collection-types/:model/actions/bulkUnpublish': () => ({
    path: `${TYPE}/actions/bulkUnpublish`,
    body: NONE,
  }),
  'POST /content-manager/collection-types/:model/actions/bulkFindForValidation': () => ({
    path: `${TYPE}/actions/bulkFindForValidation`,
    body: NONE,
  }),
  'GET /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations': ({ draft }) => ({
    path: `${TYPE}/actions/countManyEntriesDraftRelations?documentIds[]=${draft}`,
  }),
  'GET /content-manager/collection-types/:model/:id': known(`${TYPE}/:id`, 'draft'),
  'PUT /content-manager/collection-types/:model/:id': known(`${TYPE}/:id`, 'draft', WRONG),
  'DELETE /content-manager/collection-types/:model/:id': lost(`${TYPE}/:id`, 'draft', newDraft),
  'POST /content-manager/collection-types/:model/:id/actions/publish': known(
    `${TYPE}/:id/actions/publish`,
    'draft',
  ),
  'POST /content-manager/collection-types/:model/:id/actions/unpublish': lost(
    `${TYPE}/:id/actions/unpublish`,
    'draft',
    newPublished,
  ),
  'POST /content-manager/collection-types/:model/:id/actions/discard': known(
    `${TYPE}/:id/actions/discard`,
    'apartment',
  ),
  'GET /content-manager/collection-types/:model/:id/actions/countDraftRelations': known(
    `${TYPE}/:id/actions/countDraftRelations`,
    'draft',
  ),
  'GET /content-manager/single-types/:model': () => ({ path: SINGLE }),
  'PUT /content-manager/single-types/:model': () => ({ path: SINGLE, body: { address: {} } }),
  'DELETE /content-manager/single-types/:model': async () => {
    await restoreAddress();
    return { path: SINGLE };
  },
  'GET /content-manager/single-types/:model/actions/countDraftRelations': () => ({
    path: `${SINGLE}/actions/countDraftRelations`,
  }),

  'GET /booking-rules/enquiries/:reference': ({ enquiry }) => ({
    path: `/booking-rules/enquiries/${enquiry}`,
  }),
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
  const asked = Object.fromEntries(
    [`GET ${path}`, ...acts].map((name): [string, Request] => [
      name,
      ({ reservation }) => ({ path: name.replace(/^\w+ /, '').replace(':reference', reservation) }),
    ]),
  );
  return { ...asked, [`POST ${path}/refunds/:key/settle`]: settle };
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
    'GET /connect/:provider/redirect': () => ({ path: '/connect/google/redirect' }),
    'GET /:year/:month/:day': () => ({ path: '/2026/02/03' }),
    'GET /:year/:month/:day/:slug': () => ({ path: '/2026/02/03/access-guide' }),
    'GET /builds/meta/:build': async () => {
      const { body } = await send(server.url, 'get', '/builds/latest.json');
      return { path: `/builds/meta/${(body as { id: string }).id}.json` };
    },
    'GET /uploads/:file': () => ({ path: '/uploads/access.txt' }),
    'GET /:page/_payload.json': () => ({ path: '/about-us/_payload.json' }),
    'GET /:page/index.pageContext.json': () => ({ path: '/about-us/index.pageContext.json' }),
  };
}
