import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.js';
import { ask } from './steps/ask.js';
import { expectSoundHtml } from './steps/sound-html.js';

const AREAS = 11;
/** What begins the addresses of pages in each language of the demo. */
const PREFIXES = { en: '', ar: '/ar' } as const;
type Language = keyof typeof PREFIXES;
const LANGUAGES: readonly Language[] = ['en', 'ar'];
/** Pages that nothing leads a robot to, or that it may not keep, in either language. */
const HIDDEN = [
  '/results/1?district=dubai-marina&availabilityGuestNumber=2',
  '/sign-in',
  '/register',
  '/forgot-password',
  '/sign-in-link',
  '/reset-password?code=unknown',
  '/confirm-email',
  '/account',
  '/summary',
  '/thank-you',
  '/reservation',
  '/registration',
].flatMap((path) => LANGUAGES.map((language) => addressIn(language, path)));

test('a robot reaches every area and apartment, and every page it is led to is sound HTML', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const waiting = ['/'];
  const seen = new Map<string, string>();
  const pictures = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || pictures.has(path)) continue;
    if (path.startsWith('/uploads/')) {
      pictures.add(path);
      continue;
    }
    const html = await pageAt(request, path);
    seen.set(path, html);
    waiting.push(...linksIn(html, origin).filter((link) => !seen.has(link)));
  }

  const paths = [...seen.keys()];
  for (const language of LANGUAGES) {
    const plain = paths.filter((path) => languageOf(path) === language).map(plainPath);
    expect(plain.filter((path) => /^\/apartments\/[a-z-]+$/.test(path))).toHaveLength(AREAS);
    for (const apartmentId of await apartmentIds(request))
      expect(plain).toContain(`/apartment/${apartmentId}`);
    expect(plain.filter((path) => path.startsWith('/results/')).length).toBeGreaterThan(1);
  }
  for (const [path, html] of seen) {
    await expectSoundHtml(path, html);
    if (HIDDEN.includes(path)) continue;
    expectReadable(path, html, origin);
    expectShareable(path, html, origin);
  }
  for (const path of pictures)
    expect((await request.head(path)).headers()['content-type']).toMatch(/^image\//);
  const titles = [...seen.values()].map((html) => /<title>([^<]*)/.exec(html)?.[1]);
  expect(new Set(titles).size, 'every page has a title of its own').toBe(titles.length);
});

test('pages that are not to be found say so, and are sound HTML all the same', async ({ request }) => {
  for (const path of HIDDEN) {
    const html = await pageAt(request, path);
    expect(html, path).toContain('<meta name="robots" content="noindex">');
    await expectSoundHtml(path, html);
  }
});

test('the sitemap leads to every page that is to be found, and to none besides', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address));
  const paths = addresses.map(({ pathname }) => pathname);
  expect(new Set(addresses.map(({ origin }) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]));
  expect(new Set(paths).size).toBe(paths.length);
  for (const apartmentId of await apartmentIds(request))
    for (const language of LANGUAGES)
      expect(paths).toContain(addressIn(language, `/apartment/${apartmentId}`));
  for (const path of paths) {
    // The demo is told in both languages, all of it; pages at the root may come from other journeys.
    const isOfDemo = plainPath(path).split('/').length > 2;
    for (const language of isOfDemo ? LANGUAGES : [])
      expect(paths).toContain(addressIn(language, plainPath(path)));
    const html = await pageAt(request, path);
    expect(html, path).toContain(`<link rel="canonical" href="${new URL(path, baseURL).href}">`);
    // What journeys are shown is a demo.
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
  const picture = /<image:loc>([^<]*)/.exec(sitemap)?.[1] ?? '';
  expect((await request.head(picture)).headers()['content-type']).toMatch(/^image\//);
});

test('a robot that asks for what is not there gets a 404 and an error page', async ({ request }) => {
  const answer = await request.get('/apartment/unknown', { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('Oh oh! Page not found.');
});

function languageOf(path: string): Language {
  return /^\/ar(?:[/?]|$)/.test(path) ? 'ar' : 'en';
}

/** The address that a page has in English. */
function plainPath(path: string): string {
  return languageOf(path) === 'en' ? path : path.slice(PREFIXES.ar.length) || '/';
}

/** The address in a language of the page at a plain one. */
function addressIn(language: Language, path: string): string {
  return `${PREFIXES[language]}${path === '/' && language !== 'en' ? '' : path}`;
}

async function pageAt(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), `status of ${path}`).toBe(200);
  expect(answer.headers()['content-type'], path).toContain('text/html');
  return answer.text();
}

/** Paths of the pages of this site that a page links to, without their queries. */
function linksIn(html: string, origin: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  return links
    .map((href) => new URL(href.replaceAll('&amp;', '&'), origin))
    .filter((url) => url.origin === new URL(origin).origin)
    .map(({ pathname }) => pathname);
}

function expectReadable(path: string, html: string, origin: string): void {
  expect(html.match(/<h1[\s>]/g), `headings of ${path}`).toHaveLength(1);
  expect(html, path).toContain(`<html lang="${languageOf(path)}"`);
  for (const language of [...LANGUAGES, 'x-default'] as const) {
    const address = origin + addressIn(language === 'ar' ? 'ar' : 'en', plainPath(path));
    expect(html, path).toContain(`<link rel="alternate" hreflang="${language}" href="${address}">`);
  }
  expect(html, path).toMatch(/<title>[^<]{10,}<\/title>/);
  expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html, path).toContain(`<link rel="canonical" href="${origin}${path}"`);
  // What journeys are shown is a demo.
  expect(html, path).toContain('<meta name="robots" content="noindex">');
  const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
    ([, attributes = '']) =>
      !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
  );
  expect(inline, `scripts inside ${path}`).toEqual([]);
  expect(html, `handlers inside ${path}`).not.toMatch(/<[a-z][^>]*\son[a-z]+="/);
}

/** What a page looks like where it is shared, and what it says in schema.org's words. */
function expectShareable(path: string, html: string, origin: string): void {
  expect(html, path).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+">/);
  expect(html, path).toContain(`<meta property="og:url" content="${origin}${path}">`);
  expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image">');
  const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const { '@graph': things } = JSON.parse(text) as { '@graph': { '@type': string }[] };
  const types = things.map((thing) => thing['@type']);
  expect(types.slice(0, 2), path).toEqual(['Organization', 'WebPage']);
  const [, kind = ''] = plainPath(path).split('/');
  // Nothing can be bought in a demo: what a real house says stands in the tests of pages over HTTP.
  if (kind === 'apartment') {
    expect(types, path).toContain('VacationRental');
    expect(types, path).not.toContain('Product');
  }
  if (kind === 'blog') expect(types, path).toContain('Article');
  expect(types.includes('BreadcrumbList'), path).toBe(/aria-label="(?:Breadcrumb|مسار التنقل)"/.test(html));
}

async function apartmentIds(request: APIRequestContext): Promise<string[]> {
  const { data, meta } = await ask(request, 'GET /api/stays', { query: { pageSize: 100 } });
  expect(data).toHaveLength(meta.pagination.total);
  expect(data.length).toBeGreaterThanOrEqual(30);
  return data.map(({ apartmentId }) => apartmentId);
}
