import { create, createApartment, remove, UID, update } from '../fixture/content';
import { readSettings } from '../fixture/site-settings';
import { send } from '../fixture/http';
import { pageValues } from '../fixture/page-values';
import { translateAll } from '../fixture/translations';
import { within } from '../fixture/within';

const apartmentId = 'languages-flat';
let documentId: string;
const get = (path: string) => send(server.url, 'get', path);

/** Where links and forms of a page lead, but for the links to its other languages. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|form) [^>]*?(?:href|action)="([^"]*)"[^>]*>/g)].flatMap(([link, href = '']) =>
    link.includes('hrefLang=') || link.includes('hreflang=') ? [] : [href],
  );
const localLinksIn = (html: string): string[] =>
  linksIn(html).filter((href) => href.startsWith('/') && !/^\/(?:api|uploads)\//.test(href));

async function offer(languages: 'English' | 'English and Arabic'): Promise<void> {
  const { documentId } = await readSettings();
  await update(UID.siteSetting, documentId, { languages });
  const status = languages === 'English' ? 404 : 200;
  await within(1_000, async () => expect((await get('/ar/contact')).status).toBe(status));
}

beforeAll(async () => {
  documentId = await createApartment(apartmentId, { name: 'The Flat in Two Languages' });
});

// Other files meet a site in English.
afterAll(() => offer('English'));

describe('a site in English alone', () => {
  test('has no page below /ar, and speaks of no other language', async () => {
    for (const path of ['/ar', '/ar/results/1']) {
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 });
    }
    const { text } = await get('/');
    expect(text).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr"/);
    for (const word of ['hreflang', 'og:locale', '/ar"', '/ar/', 'العربية']) expect(text).not.toContain(word);
    expect((await get('/sitemap.xml')).text).not.toContain('hreflang');
  });

  test('is the same to the byte after it was in two', async () => {
    const before = (await get('/')).text;
    await offer('English and Arabic');
    expect((await get('/')).text).not.toBe(before);
    await offer('English');
    await within(1_000, async () => expect((await get('/')).text).toBe(before));
  });
});

describe('a site in English and Arabic', () => {
  beforeAll(async () => {
    const texts = await translateAll('apartments', documentId, (source) => `عربي: ${source}`);
    expect(texts).toBeGreaterThan(0);
    await offer('English and Arabic');
  });

  test.each(['/results/1', '/contact', '/sign-in', `/apartment/${apartmentId}`])(
    '%s comes in both, each in its own words and with links of its own',
    async (path) => {
      const arabicPath = path === '/' ? '/ar' : `/ar${path}`;
      const [english, arabic] = [await get(path), await get(arabicPath)];
      expect([english.status, arabic.status]).toEqual([200, 200]);
      expect(english.text).toMatch(/<html lang="en" dir="ltr"/);
      expect(arabic.text).toMatch(/<html lang="ar" dir="rtl"/);
      expect(localLinksIn(english.text).filter((href) => /^\/ar(?:[/?#]|$)/.test(href))).toEqual([]);
      expect(localLinksIn(arabic.text).length).toBeGreaterThan(5);
      expect(localLinksIn(arabic.text).filter((href) => !/^\/ar(?:[/?#]|$)/.test(href))).toEqual([]);
      for (const { text } of [english, arabic]) {
        for (const [language, address] of [
          ['en', path],
          ['ar', arabicPath],
          ['x-default', path],
        ] as const) {
          expect(text).toMatch(
            new RegExp(`<link rel="alternate" hreflang="${language}" href="https?://[^/"]+${address}">`),
          );
        }
      }
      expect(arabic.text).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${arabicPath}">`));
      expect(arabic.text).toContain('<meta property="og:locale" content="ar_AE">');
    },
  );

  test('links each page with its query to its other language', async () => {
    const query = '?district=nowhere&amp;bedrooms=1';
    expect((await get('/results/1?district=nowhere&bedrooms=1')).text).toContain(
      `href="/ar/results/1${query}"`,
    );
    expect((await get('/ar/results/1?district=nowhere&bedrooms=1')).text).toContain(
      `href="/results/1${query}"`,
    );
  });

  test('keeps pages in memory apart, however they are asked for', async () => {
    await update(UID.siteSetting, (await readSettings()).documentId, { tagline: 'Said anew' });
    await within(1_000, async () => expect((await get('/')).text).toContain('Said anew'));
    const paths = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? '/contact' : '/ar/contact'));
    const answers = await Promise.all(paths.map(async (path) => ({ path, text: (await get(path)).text })));
    for (const { path, text } of answers)
      expect(text).toContain(path === '/contact' ? '<html lang="en"' : '<html lang="ar"');
    expect((await get('/ar/contact')).headers['cache-control']).toMatch(/^public/);
  });

  test('gives client routing the data of a page in the language of the page', async () => {
    const [english, arabic] = [await get('/_payload.json'), await get('/ar/_payload.json')];
    expect([english.status, arabic.status]).toEqual([200, 200]);
    const { status } = await get(`/ar/apartment/${apartmentId}/_payload.json`);
    expect(status).toBe(200);
  });

  test('says in Arabic that there is no page', async () => {
    for (const path of ['/ar/nowhere/at/all', '/ar/results/0', '/ar/apartment/nowhere']) {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('<html lang="ar" dir="rtl"');
      expect(localLinksIn(text).filter((href) => !/^\/ar(?:[/?#]|$)/.test(href))).toEqual([]);
    }
  });

  test('leads on in the language that was asked for', async () => {
    const redirect = await create(UID.redirect, { from: '/old-words', to: '/contact', permanent: true });
    await within(1_000, async () => {
      const { status, headers } = await get('/ar/old-words?x=1');
      expect([status, headers['location']]).toEqual([301, '/ar/contact?x=1']);
    });
    await remove(UID.redirect, redirect);
    expect((await get('/ar/2024/01/02/metro')).headers['location']).toBe('/ar/blog/metro');
    expect((await get('/ar/category/areas/page/1')).headers['location']).toBe('/ar/category/areas');
  });

  test('has each page in the sitemap once in every language, where it names the other', async () => {
    const { text } = await get('/sitemap.xml');
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const entries = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
    const ofFlat = entries.filter((entry) =>
      new RegExp(`<loc>[^<]+/apartment/${apartmentId}</loc>`).test(entry),
    );
    expect(ofFlat).toHaveLength(2);
    for (const entry of ofFlat) {
      const named = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
      expect(named.map(([, language, href = '']) => [language, new URL(href).pathname])).toEqual([
        ['en', `/apartment/${apartmentId}`],
        ['ar', `/ar/apartment/${apartmentId}`],
        ['x-default', `/apartment/${apartmentId}`],
      ]);
    }
  });

  test('names no file of another language in a page', async () => {
    const filesIn = async (path: string) => String((await pageValues(path))['messageFiles']).split(' ');
    const [english, arabic] = [await filesIn('/contact'), await filesIn('/ar/contact')];
    expect(english).toHaveLength(4);
    for (const file of [...english, ...arabic]) expect((await get(file)).status).toBe(200);
    const told = (await get('/contact')).text + JSON.stringify(await pageValues('/contact'));
    for (const file of arabic) expect(told).not.toContain(file);
  });
});
