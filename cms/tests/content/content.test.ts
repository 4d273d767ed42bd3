import { create, createApartment, createVacationer25, UID, writeSingle } from '../fixture/content';
import { send } from '../fixture/http';
import { stayIn } from '../fixture/days';
import { within } from '../fixture/within';

const get = (path: string) => send(server.url, 'get', path);

let published: string;
let district: string;

beforeAll(async () => {
  await createVacationer25();
  district = await create(UID.district, { name: 'Content Quay', slug: 'content-quay' });
  published = await createApartment('content-shown', {
    district,
    importSource: 'a-secret-source',
    importKey: 'a-secret-key',
  });
  await create(UID.minimumStayOverride, { apartment: published, minimumStay: 3 });
  const draft = await server.strapi.documents(UID.apartment).create({
    data: { ...(await shown()), apartmentId: 'content-draft', name: 'A draft of an editor', district },
  });
  await create(UID.minimumStayOverride, { apartment: draft.documentId, minimumStay: 9 });
});

/** What an editor typed, copied from the published apartment. */
async function shown(): Promise<object> {
  const found = await server.strapi.documents(UID.apartment).findOne({ documentId: published });
  const { bedrooms, bathrooms, beds, capacity, nightlyRate, grade } = { ...found } as Record<string, unknown>;
  return { bedrooms, bathrooms, beds, capacity, nightlyRate, grade };
}

describe('the three calls of the content backend', () => {
  test('company-address gives data.address', async () => {
    await writeSingle(UID.companyAddress, { address: 'Bay Square 3, Business Bay, Dubai' });
    const { status, data } = await get('/api/company-address');
    expect(status).toBe(200);
    expect(data).toHaveProperty('address', 'Bay Square 3, Business Bay, Dubai');
  });

  test('company-address stands in the footer of every page, and leads to a map', async () => {
    const address = 'Bay Square 4, Business Bay, Dubai';
    await writeSingle(UID.companyAddress, { address });
    await within(1_000, async () => {
      const { text } = await get('/about-us');
      const footer = text.slice(text.indexOf('<footer'));
      expect(footer).toContain(
        `google.com/maps/search/?api=1&amp;query=${encodeURIComponent(address).replaceAll('%20', '+')}"`,
      );
      expect(footer).toContain(address);
    });
  });

  test('minimum-stay gives data.days', async () => {
    const { status, data } = await get('/api/minimum-stay');
    expect(status).toBe(200);
    expect(data).toHaveProperty('days', 1);
  });

  test('minimum-stay-overrides gives a list of apartmentId and minimumStay and of nothing else', async () => {
    const { status, body, data } = await get('/api/minimum-stay-overrides');
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual(['data']);
    const rows = data as object[];
    expect(rows).toContainEqual({ apartmentId: 'content-shown', minimumStay: 3 });
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['apartmentId', 'minimumStay']);
  });
});

describe('minimum-stay-overrides', () => {
  const list = async (query: string) => {
    const { status, body } = await get(`/api/minimum-stay-overrides?${query}`);
    expect(status).toBe(200);
    return body as { data: { apartmentId: string; minimumStay: number }[]; meta?: { pagination: object } };
  };

  test('are all there at once, and in pages that together are the same list', async () => {
    const { data: all } = await list('sort=minimumStay:desc');
    const pages = [];
    for (const page of all.keys()) {
      const part = await list(
        `sort=minimumStay:desc&pagination[pageSize]=1&pagination[page]=${String(page + 1)}`,
      );
      expect(part.meta?.pagination).toEqual({
        page: page + 1,
        pageSize: 1,
        pageCount: all.length,
        total: all.length,
      });
      pages.push(...part.data);
    }
    expect(pages).toEqual(all);
  });

  test('are sorted by either field, both ways', async () => {
    await createApartment('content-other').then((apartment) =>
      create(UID.minimumStayOverride, { apartment, minimumStay: 30 }),
    );
    const { data: up } = await list('sort=minimumStay');
    const nights = up.map(({ minimumStay }) => minimumStay);
    expect(nights).toEqual([...nights].sort((one, other) => one - other));
    const { data: down } = await list('sort=apartmentId:desc');
    const ids = down.map(({ apartmentId }) => apartmentId);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(ids).toContain('content-other');
  });

  test.each([
    'sort=id',
    'filters[minimumStay]=3',
    'pagination[limit]=3',
    'pagination[pageSize]=0',
    'pagination[pageSize]=101',
    'populate=*',
    'fields=minimumStay',
  ])('refuse %s, which they could only ignore', async (query) => {
    const { status, error } = await get(`/api/minimum-stay-overrides?${query}`);
    expect({ status, name: error.name }).toEqual({ status: 400, name: 'ValidationError' });
  });
});

describe('an apartment', () => {
  test('is found by its public id and by its documentId', async () => {
    for (const id of ['content-shown', published]) {
      const { status, data } = await get(`/api/apartments/${id}`);
      expect(status).toBe(200);
      expect(data).toMatchObject({ apartmentId: 'content-shown', documentId: published, capacity: 4 });
    }
  });

  test('that nobody published is not shown, however it is asked for', async () => {
    const mentions = [
      '/api/apartments?pagination[pageSize]=100',
      '/api/apartments?status=draft',
      '/api/apartments?filters[apartmentId][$eq]=content-draft&status=draft',
      '/api/apartments/content-draft',
      '/api/apartments/content-draft?status=draft',
      '/api/apartments/content-draft/calendar',
      '/api/districts?populate=apartments',
      '/api/districts?populate[apartments][fields][0]=apartmentId&status=draft',
      `/api/districts/${district}?populate=*&status=draft`,
      '/api/minimum-stay-overrides',
      '/api/stays?pageSize=100',
      '/api/stays?pageSize=100&district=content-quay',
    ];
    for (const path of mentions) {
      const { text } = await get(path);
      expect({ path, told: /content-draft|A draft of an editor/.test(text) }).toEqual({ path, told: false });
    }
  });

  test('that nobody published cannot be priced', async () => {
    const body = { data: { apartmentId: 'content-draft', ...stayIn(40, 3), guests: 1 } };
    const { status, error } = await send(server.url, 'post', '/api/quotes', { body });
    expect(status).toBe(422);
    expect(error.details).toMatchObject({ reasons: [{ reason: 'not-listed' }] });
  });

  test('keeps to itself from where it was imported', async () => {
    const paths = [
      '/api/apartments',
      '/api/apartments/content-shown?populate=*',
      '/api/apartments?fields[0]=importKey',
      '/api/apartments?sort=importKey',
      '/api/apartments?filters[importKey][$startsWith]=a-secret',
      '/api/districts?populate[apartments]=true&filters[apartments][importKey][$eq]=a-secret-key',
      '/api/stays?pageSize=100',
    ];
    for (const path of paths) {
      const { text } = await get(path);
      expect({ path, told: /a-secret-(source|key)"|"import(Key|Source)":/.test(text) }).toEqual({
        path,
        told: false,
      });
    }
    const { status } = await get('/api/apartments?filters[importKey][$startsWith]=a-secret');
    expect(status).toBe(400);
  });

  test('lists come in pages of 25 and of 100 at most', async () => {
    const first = await get('/api/apartments');
    expect(first.body).toMatchObject({ meta: { pagination: { page: 1, pageSize: 25 } } });
    const greedy = await get('/api/apartments?pagination[pageSize]=100000');
    expect(greedy.body).toMatchObject({ meta: { pagination: { pageSize: 100 } } });
  });
});

test.each(['apartments', 'apartments/content-shown', 'districts', 'amenities', 'posts', 'pages', 'reviews'])(
  'drafts in /api/%s are refused to everybody, by every name',
  async (path) => {
    for (const query of ['status=draft', 'status[]=draft', 'status=published&status=draft']) {
      expect((await get(`/api/${path}?${query}`)).status).toBe(400);
    }
    expect((await get(`/api/${path}?publicationFilter=never-published`)).status).toBe(400);
    expect((await get(`/api/${path}?hasPublishedVersion=false`)).status).toBe(400);
    expect((await get(`/api/${path}?status=published`)).status).toBe(200);
  },
);

test.each([
  '/api/apartments?colour=blue',
  '/api/apartments/content-shown?colour=blue',
  '/api/districts?colour=blue',
  '/api/amenities?colour=blue',
  '/api/company-address?colour=blue',
  '/api/minimum-stay?colour=blue',
  '/api/minimum-stay-overrides?colour=blue',
  '/api/site-setting?colour=blue',
  '/api/posts?colour=blue',
  '/api/categories?colour=blue',
  '/api/pages?colour=blue',
  '/api/reviews?colour=blue',
  '/api/faqs?colour=blue',
  '/api/redirects?colour=blue',
  '/api/stays?colour=blue',
  '/api/apartments/content-shown/calendar?colour=blue',
  '/api/quotes/Q-0000000000?colour=blue',
  '/api/reservations/R-0000000000?email=a@b.example&colour=blue',
])('%s is refused: a parameter that nobody knows is a mistake', async (path) => {
  const { status, error } = await get(path);
  expect({ status, name: error.name }).toEqual({ status: 400, name: 'ValidationError' });
});
