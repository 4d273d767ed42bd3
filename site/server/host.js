import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getGlobalContext, renderPage } from 'vike/server';
import { answerBuilds, DEV_BUILD, readBuild } from './builds.js';
import { createKnownPages, documentOf, isPlainAddress } from './known-pages.js';

/** @typedef {import('./host').PageRequest} PageRequest */
/** @typedef {import('./host').PageResponse} PageResponse */
/** @typedef {import('../api/build-files').LatestBuild} LatestBuild */

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Page data stays fresh for 5 s (contract A10), so what was preloaded is not asked for again. */
const PAGE_DATA_CACHE = 'private, max-age=5';

/** Entries of the manifest of the build that stand for a page. */
const PAGES = /^virtual:vike:page-entry:client:/;

/** What wakes a page, in the manifest of the build. */
const FIRST_SCRIPT = 'app/first-load.ts';
/** How Vike's tags name the script that starts, and the others that a page needs. */
const STARTING_SCRIPT = ' type="module" async>';
const NEEDED_SCRIPT = /\s*<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** What Vike tells its router of values that scripts are told in their own element: that there are none. */
const TOLD_ELSEWHERE = /"\w+":"!undefined",|,"\w+":"!undefined"/g;

const PAYLOAD = '/_payload.json';
/** Where Vike itself answers the page data of an address. */
const VIKES_OWN = '/index.pageContext.json';

/** Replaces Vike's own, whose inline script our content security policy does not allow. */
const LAST_RESORT = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>500 - Something went wrong</title>
  </head>
  <body>
    <main>
      <h1>Something went wrong on our side.</h1>
      <p>Please try again in a moment. Nothing has been booked or charged by this page.</p>
      <p><a href="/">Back to the homepage</a></p>
    </main>
  </body>
</html>
`;

/** @type {typeof import('./host').createSite} */
export async function createSite({ api, dev }) {
  return dev ? createDevSite(api) : createBuiltSite(api);
}

/** @param {import('./host').SiteApi} api */
async function createDevSite(api) {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware, viteServer } = await createDevMiddleware({ root: ROOT });
  const render = await renderer(api, DEV_BUILD, null);
  return { clientDir: null, devMiddleware, render, close: () => viteServer.close() };
}

/** @param {import('./host').SiteApi} api */
async function createBuiltSite(api) {
  const entry = join(ROOT, 'dist/server/entry.mjs');
  if (!existsSync(entry)) throw new Error(`The site is not built: ${entry} is missing. Run "npm run build".`);
  const build = await readBuild(join(ROOT, 'dist/assets.json'));
  await import(pathToFileURL(entry).href);
  await forgetFilesOfServer();
  const { assetsManifest } = await getGlobalContext();
  const render = await renderer(api, build, `/${assetsManifest[FIRST_SCRIPT].file}`);
  return { clientDir: join(ROOT, 'dist/client'), devMiddleware: null, render, close: async () => {} };
}

/**
 * Vike lists with every page what its code names on the server: the fonts and sheets of all brands, the pictures that
 * pages are shared with. Nothing of it is loaded unless a tag of ours says so, and Vike compares these files with one
 * another for each page that it renders.
 */
async function forgetFilesOfServer() {
  const { assetsManifest } = await getGlobalContext();
  for (const [name, entry] of Object.entries(assetsManifest)) if (PAGES.test(name)) delete entry.assets;
}

/**
 * @param {import('./host').SiteApi} api
 * @param {LatestBuild} build
 * @param {string | null} firstScript address of what wakes a page; null where Vike's own does
 * @returns {Promise<(request: PageRequest) => Promise<PageResponse>>}
 */
async function renderer(api, build, firstScript) {
  // What is learnt of a page in development changes with its source.
  const known = build === DEV_BUILD ? null : createKnownPages(await getGlobalContext());
  // A page that can be shown is shown, also when its redirects cannot be read.
  const redirects = async () => (await api.redirects().catch(() => [])) ?? [];
  const rules = async () => ({
    redirects: await redirects(),
    routes: rulesByRoute(await getGlobalContext()),
  });

  return async ({
    url,
    headers: headersOriginal,
    userAgent,
    preview,
    form,
    refusal,
    api: apiOfRequest = api,
  }) => {
    const address = new URL(url, 'http://localhost');
    const answer = await answerBuilds(address.pathname, build, rules);
    if (answer) return answer;
    const init = {
      urlOriginal: asksForPageData(address) ? addressForVike(address) : url,
      headersOriginal,
      api: apiOfRequest,
      userAgent,
      redirects: await redirects(),
      build: build.id,
      form,
      refusal,
      ...(preview && { preview }),
    };
    const isSimple = !preview && !form && !refusal && isPlainAddress(address, url);
    let failure = null;
    const page =
      isSimple &&
      (await known?.render(address, init).catch((error) => {
        failure = error;
      }));
    if (page) return page;
    const pageContext = await renderPage(init);
    // Its body is made by a getter, so it must be asked for by name rather than spread.
    const { httpResponse, withoutBody, parts } = pageContext;
    const location = httpResponse.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    // The host says how long a page may be kept; Vike's own word is for those who do not.
    const headers = httpResponse.headers.filter(([name]) => name.toLowerCase() !== 'cache-control');
    if (!preview && asksForPageData(address) && httpResponse.statusCode === 200)
      headers.push(['Cache-Control', PAGE_DATA_CACHE]);
    const response = { status: statusOf(pageContext), headers, location };
    if (withoutBody) return { ...response, body: Buffer.alloc(0) };
    if (parts === undefined) return { ...response, body: Buffer.from(await otherBodyOf(httpResponse)) };
    const document = withScriptsLater(await httpResponse.getBody(), firstScript);
    const frame = document.split(pageContext.slot).map((piece) => Buffer.from(piece));
    if (isSimple && httpResponse.statusCode === 200) {
      if (failure) process.emitWarning(`Only Vike could show ${address.pathname}: ${String(failure)}`);
      known?.learn(address, pageContext, frame, headers);
    }
    return { ...response, body: documentOf(frame, parts) };
  };
}

/** What is sent in place of a page: page data, nothing, or the last resort where the error page failed as well. */
async function otherBodyOf(httpResponse) {
  if (httpResponse.statusCode === 500 && isHtml(httpResponse)) return LAST_RESORT;
  return httpResponse.getBody();
}

/**
 * A page can be read without its scripts, so they are fetched once it has been painted and do not take the line from
 * its fonts and its first picture: their addresses stand with the script that starts (`app/start.ts`). What
 * Vike writes in place of values that scripts are told elsewhere is left out.
 * @param {string} document without its parts
 * @param {string | null} firstScript
 */
function withScriptsLater(document, firstScript) {
  if (firstScript === null) return document;
  const needs = [firstScript];
  const short = document.replaceAll(TOLD_ELSEWHERE, '');
  const withoutNeeded = short.replaceAll(NEEDED_SCRIPT, (_, address) => {
    needs.push(address);
    return '';
  });
  return withoutNeeded.replace(
    STARTING_SCRIPT,
    () => ` type="module" async data-needs="${needs.join(' ')}">`,
  );
}

/** The metadata of every route that has some. */
function rulesByRoute({ pages }) {
  const routes = Object.values(pages).filter(({ config }) => config.rules);
  return Object.fromEntries(routes.map(({ route, config }) => [String(route), config.rules]));
}

/**
 * The status of a page that has something to say and still is no success, for instance an expired quote.
 * Page data that client routing asks for arrives well either way.
 */
function statusOf({ httpResponse, pageStatus }) {
  return (isHtml(httpResponse) && httpResponse.statusCode === 200 && pageStatus) || httpResponse.statusCode;
}

function isHtml({ headers }) {
  return headers.some(([name, value]) => /^content-type$/i.test(name) && /html/.test(value));
}

/** @param {URL} url */
function asksForPageData({ pathname }) {
  return pathname.endsWith(PAYLOAD) || pathname.endsWith('.pageContext.json');
}

/**
 * `{route}/_payload.json?{query}&{buildHash}` as Vike knows it: the page data of the route with its query. The hash
 * is a word without a value, which no query of a route has.
 * @param {URL} url
 * @returns {string} the address to render
 */
function addressForVike(url) {
  if (!url.pathname.endsWith(PAYLOAD)) return url.href;
  const query = url.search
    .slice(1)
    .split('&')
    .filter((part) => part.includes('='));
  const search = query.length === 0 ? '' : `?${query.join('&')}`;
  return `${url.origin}${url.pathname.slice(0, -PAYLOAD.length)}${VIKES_OWN}${search}`;
}
