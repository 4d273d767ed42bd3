import { engineOf } from 'booking-rules/engine';
import { create, createApartment, UID, update } from '../fixture/content';
import { send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { within } from '../fixture/within';

const engine = engineOf(server.strapi);
const db = server.strapi.db.connection;
const get = (path: string) => send(server.url, 'get', path);

/** What the sitemap says of an address of this site; undefined when it says nothing. */
async function entryOf(path: string): Promise<string | undefined> {
  const { text } = await get('/sitemap.xml');
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  return entries.find((entry) => new RegExp(`<loc>https?://[^/]+${path}</loc>`).test(entry));
}

/** Puts many apartments like one into the database, as they are published; returns their public ids. */
async function copyApartment(apartmentId: string, count: number): Promise<string[]> {
  const original: unknown = await db('apartments')
    .where({ apartment_id: apartmentId, locale: 'en' })
    .whereNotNull('published_at')
    .first();
  const { id: _, ...row } = original as { id: number };
  const ids = Array.from({ length: count }, (_, copy) => `${apartmentId}-${copy}`);
  const copies = ids.map((copy) => ({ ...row, apartment_id: copy, document_id: copy }));
  await db.batchInsert('apartments', copies, 200);
  return ids;
}

/** When a document was last changed, as Strapi has it. */
async function changeOf(documentId: string): Promise<string> {
  const document: unknown = await server.strapi
    .documents(UID.post)
    .findOne({ documentId, status: 'published', fields: ['updatedAt'] });
  return (document as { updatedAt: string }).updatedAt;
}

test('robots are led to the sitemap, and kept out of the API and the admin panel', async () => {
  const { status, headers, text } = await get('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Allow: /api/docs');
});

describe('the sitemap', () => {
  test('has every apartment with the time of its last change', async () => {
    await createApartment('sitemap-flat', { name: 'The Flat of the Sitemap' });
    const { status, headers } = await get('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect(await entryOf('/apartment/sitemap-flat')).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test('says when a guide was last changed, and forgets it when it is taken off', async () => {
    const documentId = await create(UID.post, postData('sitemap-guide'));
    await within(1_000, async () => expect(await entryOf('/blog/sitemap-guide')).toBeDefined());
    await update(UID.post, documentId, { title: 'A guide that has changed' });
    const lastmod = `<lastmod>${await changeOf(documentId)}</lastmod>`;
    await within(1_000, async () => expect(await entryOf('/blog/sitemap-guide')).toContain(lastmod));
    await server.strapi.documents(UID.post).unpublish({ documentId });
    await within(1_000, async () => expect(await entryOf('/blog/sitemap-guide')).toBeUndefined());
  });

  afterAll(async () => {
    await db('apartments').whereLike('apartment_id', 'sitemap-flat-%').delete();
    await engine.inventory.refresh();
  });

  test('of a large house names files, which have every apartment once and are counted before going live', async () => {
    const ids = await copyApartment('sitemap-flat', 1_001);
    await engine.inventory.refresh();
    const { text } = await get('/sitemap.xml');
    const files = [...text.matchAll(/<sitemap><loc>https?:\/\/[^/]+(\/[^<]+)<\/loc><\/sitemap>/g)];
    const paths = files.map(([, path = '']) => path);
    expect(paths).toEqual(expect.arrayContaining(['/sitemap-pages-1.xml', '/sitemap-apartments-3.xml']));
    const answers = await Promise.all(paths.map(get));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const listed = answers.flatMap((answer) => [
      ...answer.text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
    ]);
    const pages = listed.map(([, path]) => path).filter((path) => !path?.startsWith('/ar'));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(
      expect.arrayContaining(
        ['', '/contact', ...ids.map((id) => `/apartment/${id}`)].map((path) => path || '/'),
      ),
    );
    const { entries } = engine.inventory.current();
    const checks = await engine.goingLive.check(new Date());
    expect(checks.find(({ id }) => id === 'sitemap')?.text).toContain(`${entries.size} apartments`);
    expect((await get('/sitemap-apartments-9.xml')).status).toBe(404);
  });
});

test('the feed has the newest guides as text, and every page tells of it', async () => {
  await create(UID.post, postData('feed-guide', { title: 'Tips & <b>tricks</b>', date: '2027-01-01' }));
  await within(1_000, async () => {
    const { status, headers, text } = await get('/blog/rss.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/rss\+xml/);
    expect(text).toMatch(/<link>https?:\/\/[^<]+\/blog\/feed-guide<\/link>/);
    expect(text).toContain('<title><![CDATA[Tips & <b>tricks</b>]]></title>');
  });
  expect((await get('/contact')).text).toMatch(
    /<link rel="alternate" href="https?:\/\/[^"]+\/blog\/rss\.xml" type="application\/rss\+xml"/,
  );
});

test('browsers that ask for an icon of old get one', async () => {
  const { status, headers } = await get('/favicon.ico');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^image\//);
});

test('a search for an area alone stands for the page of the area; any other is its own', async () => {
  await create(UID.district, { name: 'Robot Quay', slug: 'robot-quay' });
  await within(1_000, async () => {
    const { text } = await get('/results/1?district=robot-quay');
    expect(text).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/apartments\/robot-quay">/);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });
  const { text } = await get('/results/1?district=robot-quay&bedrooms=1');
  expect(text).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/results\/1">/);
  expect((await get('/results/1')).text).not.toContain('<meta name="robots"');
});
