import { boastfulPng } from '../../fixture/photos';
import { known, lost, type Request } from './asking';
import { newDraft, newFile, newPublished, restoreAddress } from './subjects';

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

/** What routes of the media library and of the content manager are asked. */
export const REQUESTS_OF_CONTENT: Readonly<Record<string, Request>> = {
  'GET /i18n/content-manager/get-fill-from-locale/:model': ({ page }) => ({
    path: `/i18n/content-manager/get-fill-from-locale/api::page.page?documentId=${page}&sourceLocale=en&targetLocale=ar`,
  }),
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
    path: '/content-manager/components/booking.stays/configuration',
  }),
  'PUT /content-manager/components/:uid/configuration': () => ({
    path: '/content-manager/components/booking.stays/configuration',
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
};
