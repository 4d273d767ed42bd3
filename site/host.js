import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @typedef {import('./host').PageRequest} PageRequest */
/** @typedef {import('./host').PageResponse} PageResponse */

const ROOT = dirname(fileURLToPath(import.meta.url));

/** @type {typeof import('./host').createSite} */
export async function createSite({ api, dev }) {
  return dev ? createDevSite(api) : createBuiltSite(api);
}

/** @param {import('./host').SiteApi} api */
async function createDevSite(api) {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware, viteServer } = await createDevMiddleware({ root: ROOT });
  const render = await renderer(api);
  return { clientDir: null, devMiddleware, render, close: () => viteServer.close() };
}

/** @param {import('./host').SiteApi} api */
async function createBuiltSite(api) {
  const entry = join(ROOT, 'dist/server/entry.mjs');
  if (!existsSync(entry)) throw new Error(`The site is not built: ${entry} is missing. Run "npm run build".`);
  await import(pathToFileURL(entry).href);
  const render = await renderer(api);
  return { clientDir: join(ROOT, 'dist/client'), devMiddleware: null, render, close: async () => {} };
}

/**
 * @param {import('./host').SiteApi} api
 * @returns {Promise<(request: PageRequest) => Promise<PageResponse>>}
 */
async function renderer(api) {
  const { renderPage } = await import('vike/server');
  return async ({ url, headers, userAgent, form }) => {
    const pageContext = await renderPage({
      urlOriginal: url,
      headersOriginal: headers,
      api,
      userAgent,
      form,
    });
    // Its body is made by a getter, so it must be asked for by name rather than spread.
    const { httpResponse } = pageContext;
    const location = httpResponse.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    return {
      status: statusOf(pageContext),
      headers: httpResponse.headers,
      body: pageContext.withoutBody ? '' : await httpResponse.getBody(),
      location,
    };
  };
}

/**
 * The status of a page that has something to say and still is no success, for instance a lapsed quote.
 * Page data that client routing asks for arrives well either way.
 */
function statusOf({ httpResponse, data }) {
  const isPage = httpResponse.headers.some(
    ([name, value]) => /^content-type$/i.test(name) && /html/.test(value),
  );
  return (isPage && httpResponse.statusCode === 200 && data?.meta?.status) || httpResponse.statusCode;
}
