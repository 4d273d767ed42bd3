import { create, createApartment, UID, update } from '../fixture/content';
import { send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { within } from '../fixture/within';

const get = (path: string) => send(server.url, 'get', path);

/** What the sitemap says of an address of this site; undefined when it says nothing. */
async function entryOf(path: string): Promise<string | undefined> {
  const { text } = await get('/sitemap.xml');
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  return entries.find((entry) => new RegExp(`<loc>https?://[^/]+${path}</loc>`).test(entry));
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
