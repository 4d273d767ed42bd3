import { engineOf } from 'booking-rules/engine';
import { createApartment, saveDraft, UID, writeSingle } from '../fixture/content';
import { inDays } from '../fixture/days';
import { ask, send } from '../fixture/http';
import { managerOf } from '../fixture/manage';
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

describe('a permit', () => {
  const headers = () => ({ Authorization: `Bearer ${token}` });
  const requireValid = (validPermits: boolean | null) => writeSingle(UID.siteSetting, { validPermits });
  const endsIn = (days: number) =>
    saveDraft(UID.apartment, idOfFlat(), { permitNumber: 'P-1', permitExpiry: inDays(days) });
  const idOfFlat = (): string => path.split('/').at(-1) ?? '';
  const publishInForm = () =>
    ask(server.url, 'POST /booking-rules/listings/{documentId}/publish', {
      headers: headers(),
      params: { documentId: idOfFlat() },
    });
  const onToday = async () =>
    (await managerOf(server.url, token).today()).data.permits.filter(({ name }) =>
      name.includes(apartmentId),
    );

  beforeAll(() => setChecks('off'));
  afterAll(() => requireValid(null));

  test('that has ended keeps an apartment from being published, in the content manager and in its form', async () => {
    await requireValid(true);
    await endsIn(-1);
    for (const answer of [await act('publish'), await publishInForm()]) {
      expect(answer.status).toBe(400);
      expect(answer.error.message).toContain(`The permit of Apartment ${apartmentId} expired on`);
      expect(answer.error.details).toMatchObject({ errors: [{ path: ['permitExpiry'] }] });
    }
    expect(await isPublished()).toBe(false);
  });

  test('is asked for where we know the permits of the city, unless the business says otherwise', async () => {
    await requireValid(null);
    const asked = async () =>
      (await ask(server.url, 'GET /booking-rules/business', { headers: headers() })).data.values.validPermits;
    const pack = await engineOf(server.strapi).places.ofBusiness();
    expect(await asked()).toBe(pack !== null);
    const saved = await ask(server.url, 'PUT /booking-rules/business', {
      headers: headers(),
      body: { data: { validPermits: false } },
    });
    expect(saved.data.values.validPermits).toBe(false);
    expect((await act('publish')).status).toBe(200);
  });

  test('of a published apartment that has ended, or ends soon, is on Today', async () => {
    expect(await onToday()).toMatchObject([{ permitNumber: 'P-1', expired: true, daysLeft: -1 }]);
    await endsIn(60);
    await act('publish');
    expect(await onToday()).toMatchObject([{ expired: false, daysLeft: 60, grade: 'standard' }]);
    await endsIn(61);
    await act('publish');
    expect(await onToday()).toEqual([]);
  });

  test('is mailed about once for each of its days, and anew once it was renewed', async () => {
    const told = async (): Promise<(string | undefined)[]> => {
      const rows: { payload: string }[] = await server.strapi.db
        .connection('booking_outbox')
        .where({ kind: 'manager-permits-ending' })
        .orderBy('id')
        .select('payload');
      return rows.map(({ payload }) => /"daysLeft":(\d+)/.exec(payload)?.[1]);
    };
    const on = (days: number) =>
      engineOf(server.strapi).permits.jobs.remind(new Date(Date.now() + days * 86_400_000));
    await endsIn(60);
    await act('publish');
    for (const day of [0, 1, 2, 30, 40, 53, 58, 70]) await on(day);
    expect(await told()).toEqual(['60', '30', '7']);
    await endsIn(120);
    await act('publish');
    await on(71);
    expect(await told()).toEqual(['60', '30', '7', '49']);
  });
});
