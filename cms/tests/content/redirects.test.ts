import { create, createApartment, remove, UID, update } from '../fixture/content';
import { send } from '../fixture/http';
import { postData } from '../fixture/posts';
import { within } from '../fixture/within';

const get = (path: string) => send(server.url, 'get', path);

async function leadsTo(path: string, status: number, location: string): Promise<void> {
  await within(1_000, async () => {
    const { status: answered, headers } = await get(path);
    expect({ path, status: answered, location: headers['location'] }).toEqual({ path, status, location });
  });
}

describe('a redirect of an editor', () => {
  test('leads on before a page is looked for, and keeps the query', async () => {
    const redirect = await create(UID.redirect, { from: '/results/1', to: '/', permanent: false });
    await leadsTo('/results/1?availabilityGuestNumber=2', 302, '/?availabilityGuestNumber=2');
    await remove(UID.redirect, redirect);
    await within(1_000, async () => expect((await get('/results/1')).status).toBe(200));
  });

  test('adds the query to its own, before an anchor', async () => {
    await create(UID.redirect, { from: '/old-offer', to: '/results/1?sort=price#list', permanent: true });
    await leadsTo('/old-offer?x=1', 301, '/results/1?sort=price&x=1#list');
    await leadsTo('/old-offer/', 301, '/results/1?sort=price#list');
  });

  test('may leave the site', async () => {
    await create(UID.redirect, { from: '/partner', to: 'https://partner.example/stay', permanent: false });
    await leadsTo('/partner?secret=1', 302, 'https://partner.example/stay');
  });

  test('that leads to another one leads to its end at once', async () => {
    await create(UID.redirect, { from: '/first', to: '/second', permanent: true });
    await create(UID.redirect, { from: '/second', to: '/about-us', permanent: true });
    await leadsTo('/first', 301, '/about-us');
  });

  test('of letters beyond ASCII works however they are written', async () => {
    await create(UID.redirect, { from: '/café', to: '/our-services', permanent: true });
    await leadsTo('/caf%C3%A9', 301, '/our-services');
  });

  test('tells scripts, which ask for data, to ask for the page itself', async () => {
    await create(UID.redirect, { from: '/moved-data', to: '/about-us', permanent: true });
    await leadsTo('/moved-data', 301, '/about-us');
    for (const file of ['index.pageContext.json', '_payload.json?build', '_values.json?0123456789abcdef'])
      expect({ file, status: (await get(`/moved-data/${file}`)).status }).toEqual({ file, status: 404 });
  });

  test('that leads to another site in disguise leads nowhere, though it was stored before that was refused', async () => {
    for (const [from, to] of [
      ['/disguised', '/.//evil.example'],
      ['/encoded', '/%2e//evil.example'],
    ]) {
      await server.strapi.db.query(UID.redirect).create({ data: { from, to, permanent: false } });
    }
    await create(UID.redirect, { from: '/read-again', to: '/about-us', permanent: true });
    await leadsTo('/read-again', 301, '/about-us');
    for (const path of ['/disguised', '/encoded']) expect((await get(path)).status).toBe(404);
  });

  test.each([
    ['in a circle', '/second', '/first'],
    ['to itself', '/self', '/self'],
    ['to a script', '/script', 'javascript:alert(1)'],
    ['to an address of another site without its scheme', '/scheme', '//evil.example'],
    ['to an address that browsers take for one', '/backslash', '/\\evil.example'],
    ['to an address that becomes one of another site', '/dots', '/.//evil.example'],
    ['from no path', 'old', '/new'],
    ['from a query', '/old?x=1', '/new'],
    ['from the home page', '/', '/results/1'],
    ['from the admin panel', '/admin/login', '/'],
    ['from an address that leads on already', '/first/', '/elsewhere'],
  ])('cannot lead %s', async (_, from, to) => {
    await expect(create(UID.redirect, { from, to, permanent: true })).rejects.toThrow();
  });
});

describe('an address that is changed in the admin panel', () => {
  test('of a guide leads to the new one, dated ones too, and on through further changes', async () => {
    const post = await create(UID.post, postData('moving-one'));
    await update(UID.post, post, { slug: 'moving-two' });
    await leadsTo('/blog/moving-one?x=1', 301, '/blog/moving-two?x=1');
    await leadsTo('/2026/02/03/moving-one?x=1', 301, '/blog/moving-two?x=1');
    await update(UID.post, post, { slug: 'moving-three' });
    await leadsTo('/blog/moving-one', 301, '/blog/moving-three');
    await leadsTo('/blog/moving-two', 301, '/blog/moving-three');
    await update(UID.post, post, { slug: 'moving-one' });
    await leadsTo('/blog/moving-three', 301, '/blog/moving-one');
    await within(1_000, async () => expect((await get('/blog/moving-one')).status).toBe(200));
  });

  test('of a category or an area leads on with its further pages', async () => {
    const category = await create(UID.category, { name: 'Moving', slug: 'moving-category' });
    await update(UID.category, category, { slug: 'moved-category' });
    await leadsTo('/category/moving-category/page/2', 301, '/category/moved-category/page/2');
    const area = await create(UID.district, { name: 'Moving Quay', slug: 'moving-quay' });
    await update(UID.district, area, { slug: 'moved-quay' });
    await leadsTo('/apartments/moving-quay', 301, '/apartments/moved-quay');
    await leadsTo('/apartments/moving-quay/2?bedrooms=1', 301, '/apartments/moved-quay/2?bedrooms=1');
  });

  test('is free again for a new guide', async () => {
    const post = await create(UID.post, postData('reused-slug'));
    await update(UID.post, post, { slug: 'reused-slug-moved' });
    await leadsTo('/blog/reused-slug', 301, '/blog/reused-slug-moved');
    await create(UID.post, postData('reused-slug'));
    await within(1_000, async () => expect((await get('/blog/reused-slug')).status).toBe(200));
  });
});

test('an apartment is reached by the id that Strapi gave it, at its one address', async () => {
  const documentId = await createApartment('asked-by-document');
  await leadsTo(`/apartment/${documentId}?x=1`, 301, '/apartment/asked-by-document?x=1');
});
