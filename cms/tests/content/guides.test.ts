import { create, UID, update } from '../fixture/content';
import { send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { within } from '../fixture/within';

const get = (path: string) => send(server.url, 'get', path);
const NOT_FOUND = (path: string) => `<title>404 - Page Not Found: ${path}</title>`;

let category: string;

beforeAll(async () => {
  category = await create(UID.category, {
    name: 'Test guides',
    slug: 'test-guides',
    intro: 'Of these tests.',
  });
  for (let day = 1; day <= 7; day += 1) {
    await create(UID.post, postData(`test-guide-${day}`, { category, date: `2026-03-0${day}` }));
  }
});

describe('a guide', () => {
  test('is a page with its words, and leads to its category', async () => {
    const { status, text } = await get('/blog/test-guide-1');
    expect(status).toBe(200);
    expect(text).toContain('The words of test-guide-1.');
    expect(text).toContain('href="/category/test-guides"');
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/blog\/test-guide-1">/);
  });

  test('that is only a draft is not there', async () => {
    await server.strapi.documents(UID.post).create({ data: { ...postData('test-draft') } });
    const { status, text } = await get('/blog/test-draft');
    expect(status).toBe(404);
    expect(text).toContain(NOT_FOUND('/blog/test-draft'));
    expect((await get('/api/posts?filters[slug]=test-draft')).data).toEqual([]);
  });

  test('changes for the next visitor when it is published anew', async () => {
    const post = await create(UID.post, postData('test-changed'));
    expect((await get('/blog/test-changed')).text).toContain('Guide test-changed');
    await update(UID.post, post, { title: 'A better title' });
    await within(1_000, async () =>
      expect((await get('/blog/test-changed')).text).toContain('A better title'),
    );
  });

  test('holds what editors write as text, and takes no link that would run a script', async () => {
    const body = (...children: object[]) => ({ body: [{ type: 'paragraph', children }] });
    await create(
      UID.post,
      postData('test-hostile', body({ type: 'text', text: '<script>alert(2)</script>' })),
    );
    const { status, text } = await get('/blog/test-hostile');
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert(2)');
    const link = { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'click' }] };
    await expect(create(UID.post, postData('test-script', body(link)))).rejects.toThrow('valid link');
  });
});

describe('a category', () => {
  test('lists its guides, newest first, and pages them', async () => {
    const first = await get('/category/test-guides');
    expect(first.status).toBe(200);
    expect(first.text).toContain('href="/category/test-guides/page/2"');
    const order = [...first.text.matchAll(/href="\/blog\/test-guide-(\d)"/g)].map(([, number]) => number);
    expect(order).toEqual(['7', '6', '5', '4', '3', '2']);
    const second = await get('/category/test-guides/page/2');
    expect(second.status).toBe(200);
    expect(second.text).toContain('href="/blog/test-guide-1"');
  });

  test('has one address for its first page: page/1 leads to it for good, with its query', async () => {
    const { status, headers } = await get('/category/test-guides/page/1?from=mail');
    expect([status, headers['location']]).toEqual([301, '/category/test-guides?from=mail']);
  });

  test('sends page 1 on before it looks whether there is such a category', async () => {
    const { status, headers } = await get('/category/no-such-caf%C3%A9/page/1');
    expect([status, headers['location']]).toEqual([301, '/category/no-such-caf%C3%A9']);
    expect((await get('/category/no-such-caf%C3%A9')).status).toBe(404);
  });

  test('sends client routing on, which asks for no more than the data of page 1', async () => {
    const { text } = await get('/category/test-guides/page/1/_payload.json?from=mail');
    expect(JSON.parse(text)).toMatchObject({ _urlRedirect: { url: '/category/test-guides?from=mail' } });
  });

  test.each([
    '/category/test-guides/page/3',
    '/category/test-guides/page/0',
    '/category/test-guides/page/02',
    '/category/test-guides/page/two',
    '/category/test-guides/page/-1',
    '/category/no-such-category',
  ])('%s is the fatal 404', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain(NOT_FOUND(path));
  });
});

describe('a dated address', () => {
  test.each(['/2026/03/02/test-guide-2', '/2026/3/2/test-guide-2', '/2011/12/31/test-guide-2/'])(
    '%s leads to the guide for good and keeps its query',
    async (path) => {
      const { status, headers } = await get(`${path}?utm_source=old%20site&x=1`);
      expect(status).toBe(301);
      expect(headers['location']).toBe('/blog/test-guide-2?utm_source=old%20site&x=1');
    },
  );

  test.each(['no-such-guide', 'caf%C3%A9', 'a%2Fb'])(
    'leads on whether there is such a guide or not: %s is for its own page to refuse',
    async (slug) => {
      const { status, headers } = await get(`/2026/03/02/${slug}?utm_source=old`);
      expect([status, headers['location']]).toEqual([301, `/blog/${slug}?utm_source=old`]);
      expect((await get(`/blog/${slug}`)).status).toBe(404);
    },
  );

  test.each(['/2026/03/02/test-guide-2/more', '/26/03/02/test-guide-2', '/2026/march/02/test-guide-2'])(
    '%s is none',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('without a slug lists the guides of its day, or is not found', async () => {
    const { status, text } = await get('/2026/03/02');
    expect(status).toBe(200);
    expect(text).toContain('href="/blog/test-guide-2"');
    expect(text).not.toContain('href="/blog/test-guide-3"');
    // Its data is that of no guide.
    expect((await get('/2026/03/02/_payload.json?build')).status).toBe(200);
    expect((await get('/2026/03/20')).status).toBe(404);
    expect((await get('/2026/02/30')).status).toBe(404);
  });
});
