import type { PageResponse, Site } from '../../src/site-host/site-types';
import { createSiteApi } from '../../src/site-host/api/site-api';
import { createApartment, UID, update } from '../fixture/content';
import { send } from '../fixture/http';
import { readSettings } from '../fixture/site-settings';
import { within } from '../fixture/within';

const apartmentId = 'known-flat';
const DATES = '?availabilityDateStart=2030-03-04&availabilityDateEnd=2030-03-08&availabilityGuestNumber=2';
let site: Site;

/** A page, and whether Vike rendered it: it reads the headers of each request, which no page does. */
async function ask(path: string): Promise<{ page: PageResponse; byVike: boolean }> {
  let byVike = false;
  const headers = {
    get accept() {
      byVike = true;
      return 'text/html';
    },
  };
  const page = await site.render({ url: server.url + path, headers, userAgent: '' });
  return { page, byVike };
}

async function offer(languages: 'English' | 'English and Arabic'): Promise<void> {
  const { documentId } = await readSettings();
  await update(UID.siteSetting, documentId, { languages });
  const status = languages === 'English' ? 404 : 200;
  await within(1_000, async () => expect((await send(server.url, 'get', '/ar/contact')).status).toBe(status));
}

beforeAll(async () => {
  await createApartment(apartmentId, { name: 'The Flat & its "Known" Page' });
});

beforeEach(async () => {
  site = await server.createSite({ api: createSiteApi(server.strapi), dev: false });
});

describe('a path whose page has been rendered', () => {
  test.each([
    '/',
    `/results/1${DATES}`,
    `/apartment/${apartmentId}${DATES}`,
    '/contact',
    '/sign-in?return=%2Faccount',
    '/summary?quote=Q-NONE&extras=a&extras=b',
  ])('is rendered without Vike from then on, the same to the byte: %s', async (path) => {
    const first = await ask(path);
    const second = await ask(path);
    expect([first.byVike, second.byVike]).toEqual([true, false]);
    expect(second.page).toEqual(first.page);
  });

  test('shows what its address asks for, and not what another asked for', async () => {
    await ask(`/apartment/${apartmentId}`);
    const { page, byVike } = await ask(`/apartment/${apartmentId}${DATES}`);
    expect(byVike).toBe(false);
    site = await server.createSite({ api: createSiteApi(server.strapi), dev: false });
    expect(page).toEqual((await ask(`/apartment/${apartmentId}${DATES}`)).page);
  });

  test('is left to Vike where it cannot be shown', async () => {
    const api = createSiteApi(server.strapi);
    let isThere = true;
    const apartment = async (id: string) => (isThere ? api.apartment(id) : null);
    site = await server.createSite({ api: { ...api, apartment }, dev: false });
    const path = `/apartment/${apartmentId}`;
    expect((await ask(path)).page.status).toBe(200);
    isThere = false;
    const { page, byVike } = await ask(path);
    expect([page.status, byVike]).toEqual([404, true]);
  });

  test.each(['/no-such-page', '/results/none', '/results/1/', '/results//1'])(
    'is not one that shows something else: %s',
    async (path) => {
      const answers = [await ask(path), await ask(path)];
      expect(answers.map(({ byVike }) => byVike)).toEqual([true, true]);
      expect(answers[1]?.page).toEqual(answers[0]?.page);
    },
  );
});

describe('a site in English and Arabic', () => {
  beforeAll(() => offer('English and Arabic'));
  // Other files meet a site in English.
  afterAll(() => offer('English'));

  test('shows the same page of a path each time, and none below /ar once it is in English alone', async () => {
    const path = `/ar/apartment/${apartmentId}${DATES}`;
    const get = () => send(server.url, 'get', path);
    const first = await get();
    expect(first.status).toBe(200);
    expect(first.text).toContain('<html lang="ar" dir="rtl"');
    expect((await get()).text).toBe(first.text);
    await offer('English');
    expect((await get()).status).toBe(404);
  });
});
