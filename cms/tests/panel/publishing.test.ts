import { createApartment, UID, writeSingle } from '../fixture/content';
import { send } from '../fixture/http';
import { createStaffInRole } from '../fixture/staff';

const apartmentId = 'publishing-flat';
let token: string;
let path: string;

const act = (action: string, body: object = {}) =>
  send(server.url, 'post', `${path}/actions/${action}`, {
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
const isPublished = async (): Promise<boolean> =>
  (await send(server.url, 'get', `/api/apartments/${apartmentId}`)).status === 200;
const setChecks = (publishingChecks: string) => writeSingle(UID.siteSetting, { publishingChecks });

beforeAll(async () => {
  token = await createStaffInRole('publishing-manager', 'property-manager');
  const documentId = await createApartment(apartmentId);
  path = `/content-manager/collection-types/${UID.apartment}/${documentId}`;
  await act('unpublish');
});

afterAll(() => setChecks('warn'));

test('where publishing is blocked, what lacks something is refused with everything that it lacks', async () => {
  await setChecks('block');
  const { status, error } = await act('publish', { summary: 'Saved all the same?' });
  expect(status).toBe(400);
  for (const words of [
    `Apartment ${apartmentId} is not ready to be published.`,
    'It has 0 photos of the 8 it should have. Add 8 more.',
    'It has no location on the map. Fill in latitude and longitude.',
    'The number of its holiday home permit is missing.',
    'The expiry date of its permit is missing.',
    'It has no area',
  ]) {
    expect(error.message).toContain(words);
  }
  const { errors } = error.details as { errors: { path: string[] }[] };
  expect(errors.map(({ path: [field] }) => field)).toEqual(
    expect.arrayContaining(['photos', 'latitude', 'permitNumber', 'permitExpiry', 'district', 'stayDetails']),
  );
  expect(await isPublished()).toBe(false);
});

test('a draft is saved all the same, and the setting is nobody’s business outside', async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const saved = await send(server.url, 'put', path, { headers, body: { permitExpiry: '2031-02-28' } });
  expect(saved.status).toBe(200);
  expect((await send(server.url, 'get', '/api/site-setting')).text).not.toContain('publishingChecks');
});

test('imports and demo content publish what they have', async () => {
  const documentId = path.split('/').at(-1) ?? '';
  await server.strapi.documents(UID.apartment).publish({ documentId });
  expect(await isPublished()).toBe(true);
  await act('unpublish');
});

test.each(['warn', 'off'])('with %s it is published', async (checks) => {
  await setChecks(checks);
  expect((await act('publish')).status).toBe(200);
  expect(await isPublished()).toBe(true);
  expect((await act('unpublish')).status).toBe(200);
});
