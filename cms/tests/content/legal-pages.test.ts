import { create, createApartment, remove, UID, update, withdrawLegalPages } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { createStaff, PERMISSION } from '../fixture/staff';
import { translateAll } from '../fixture/translations';
import { allRoutes } from '../security/access/routes';

const get = (path: string) => send(server.url, 'get', path);
const pages = () => server.strapi.documents(UID.page);
const legalPage = async (legal: 'privacy' | 'terms' | 'cancellation') => {
  const found = await pages().findFirst({ filters: { legal } });
  if (!found) throw new Error(`There is no page ${legal}`);
  return found;
};

afterAll(withdrawLegalPages);

describe('legal pages', () => {
  test('are templates at first, which no guest sees or is sent to', async () => {
    for (const slug of ['privacy', 'terms', 'cookies', 'cancellation-policy', 'imprint']) {
      expect(await pages().findFirst({ filters: { slug } })).toMatchObject({ isTemplate: true });
      expect({ slug, status: (await get(`/${slug}`)).status }).toEqual({ slug, status: 404 });
    }
    expect((await get('/')).text).not.toContain('href="/privacy"');
    expect((await get('/sitemap.xml')).text).not.toContain('/privacy<');
  });

  test('stand at the foot of every page once they are published, filled in from the settings', async () => {
    const { documentId } = await legalPage('privacy');
    await update(UID.page, documentId, {});
    const { status, text } = await get('/privacy');
    expect(status).toBe(200);
    expect(text).toContain('nobody has checked yet');
    expect(text).not.toContain('{{');
    expect(text).toContain('Our email provider');
    expect(text).not.toContain('noindex');
    expect((await get('/')).text).toContain('href="/privacy"');
    expect((await get('/sitemap.xml')).text).toContain('/privacy</loc>');
    await update(UID.page, documentId, { isTemplate: false });
    expect((await get('/privacy')).text).not.toContain('nobody has checked yet');
  });

  test('tell the cancellation policies as they are now', async () => {
    await update(UID.page, (await legalPage('cancellation')).documentId, {});
    const policy = await create(UID.cancellationPolicy, {
      name: 'Strict of this test',
      tiers: [{ percent: 50, days: 21 }],
    });
    const { text } = await get('/cancellation-policy');
    expect(text).toContain('Strict of this test');
    expect(text).toContain('50% back until 21 days before arrival');
    await remove(UID.cancellationPolicy, policy);
    expect((await get('/cancellation-policy')).text).not.toContain('Strict of this test');
  });

  test('are there once of each kind', async () => {
    await expect(create(UID.page, { slug: 'privacy-too', title: 'Two', legal: 'privacy' })).rejects.toThrow(
      'already a legal page of this kind',
    );
  });
});

describe('a page of the editors', () => {
  test('stands at its address and, where they want, at the foot of every page', async () => {
    expect((await get('/house-manual')).status).toBe(404);
    const page = await create(UID.page, { slug: 'house-manual', title: 'House manual', inFooter: true });
    expect((await get('/house-manual')).text).toContain('<h1');
    expect((await get('/contact')).text).toContain('href="/house-manual"');
    await remove(UID.page, page);
    expect((await get('/house-manual')).status).toBe(404);
  });

  test('is refused at an address at which the server has something else, or that is none', async () => {
    await expect(create(UID.page, { slug: 'results', title: 'Results' })).rejects.toThrow('uses /results');
    await expect(create(UID.page, { slug: 'Not An Address', title: 'x' })).rejects.toThrow();
  });

  test('is refused at every address of the server', async () => {
    const firsts = Object.values(allRoutes())
      .flat()
      .flatMap((route) => /^GET \/([a-z0-9-]+)(?:\/|$)/.exec(route)?.[1] ?? []);
    const others = [...new Set(firsts)].filter((slug) => !OF_PAGES.has(slug));
    expect(others).toEqual(expect.arrayContaining(['results', 'metrics', 'uploads', 'admin']));
    for (const slug of others) {
      await expect(create(UID.page, { slug, title: 'Hidden' })).rejects.toThrow(`uses /${slug}`);
    }
  });
});

/** Addresses that editors do write pages for. */
const OF_PAGES = new Set(['about-us', 'our-services', 'property-management']);

test('a reservation keeps which versions its guest accepted, whatever is published afterwards', async () => {
  await createApartment('legal-flat');
  const { documentId } = await legalPage('terms');
  await update(UID.page, documentId, { isTemplate: false });
  const published = await pages().findOne({ documentId, status: 'published' });
  const guest = guestOf(server.url);
  const { number } = await guest.quote({ apartmentId: 'legal-flat', ...stayIn(40, 3), guests: 2 });
  const { data } = await guest.book(reservationFor(number, 'legal@guests.example'));
  expect(data).not.toHaveProperty('acceptedPages');
  await translateAll('pages', documentId, () => 'شروط الحجز');
  await update(UID.page, documentId, { title: 'Newer terms' });
  const token = await createStaff('legal-manager', [PERMISSION.read]);
  const acceptedIn = async (language: string) => {
    const { data: shown } = await ask(server.url, 'GET /booking-rules/reservations/{reference}', {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
      params: { reference: data.reference },
    });
    return shown.acceptedPages.find(({ kind }) => kind === 'terms');
  };
  const accepted = {
    ...{ kind: 'terms', title: 'Terms of booking', slug: 'terms' },
    version: new Date(String(published?.['publishedAt'])).toISOString(),
  };
  expect(await acceptedIn('en')).toEqual(accepted);
  // Whoever reads the panel in Arabic reads the title that guests read in Arabic.
  expect(await acceptedIn('ar')).toEqual({ ...accepted, title: 'شروط الحجز' });
});
