import { resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import sirv, { type RequestHandler } from 'sirv';
import { inLanguage } from 'booking-rules/engine';
import { DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';
import { localPath, splitPath } from 'booking-rules/shared/format/local-path';
import type { Site } from './site-types';
import type { Settings } from '../../config/settings';
import type { PageCache } from '../page-cache/page-cache';
import { keepMapTiles, mapTilesOf } from '../map-tiles/map-tiles';
import { createBrandFiles } from './brand-files';
import { contentOf, keepContent } from './content/content-cache';
import { FORMS, type TakeForm } from './plain-forms';
import { pageHeaders, uploadCaching, uploadHeaders } from './headers';
import { answerRedirect, createRedirects } from './redirects';
import { openOnce } from './open-once';
import { createPagePreviews } from './api/preview-api';
import { createPages } from './pages';
import { createRobotFiles } from './robot-files';
import { serveFile } from './serve-file';
import { createSiteApi } from './api/site-api';

/** Paths of Strapi that are not routes of its router. */
const STRAPI_PREFIXES = ['admin', 'uploads'];
const UPLOADS = '/uploads/';

/**
 * Mounts the site before Strapi's own middlewares: what is not Strapi's is a page or a file of the site.
 * Must run in `register()`.
 * @param watchCache is given the memory of pages, for metrics
 */
export function mountSite(strapi: Core.Strapi, watchCache: (cache: PageCache) => void): void {
  const settings: Settings = strapi.config.get('settings');
  const headers = pageHeaders(settings);
  keepContent(strapi);
  keepMapTiles(strapi);
  const uploads = sirv(resolve(strapi.dirs.static.public, 'uploads'), {
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(uploadHeaders(path))) response.setHeader(name, value);
      response.setHeader('Cache-Control', uploadCaching(path));
    },
  });
  const site = openOnce(open, (problem) => strapi.log.error(problem));
  let owned: ReadonlySet<string> | null = null;

  type Opened = Awaited<ReturnType<typeof open>>;
  async function open() {
    const { createSite } = await import('site/host');
    await mapTilesOf(strapi).start();
    const api = createSiteApi(strapi);
    const opened = await createSite({ api, dev: settings.siteDev });
    const files = opened.clientDir === null ? null : filesOf(opened.clientDir, headers);
    const movedTo = createRedirects(strapi, api);
    const answerRobots = createRobotFiles(strapi, api, settings.publicUrl);
    const answerBrand = createBrandFiles(strapi);
    const pages = createPages(strapi, opened, api, headers);
    if (pages.cache) watchCache(pages.cache);
    const previewOf = createPagePreviews(strapi, api);
    return { site: opened, pages, files, movedTo, answerBrand, answerRobots, previewOf };
  }

  async function handle(ctx: Context, next: () => Promise<unknown>): Promise<unknown> {
    const form = ctx.method === 'POST' ? FORMS.get(splitPath(ctx.path).path) : undefined;
    const early = !form && isEarlyForm(ctx);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !form && !early) return next();
    if (ctx.path.startsWith(UPLOADS)) {
      return serveFile(uploads, ctx, UPLOADS.length - 1, () => noSuchUpload(ctx));
    }
    owned ??= strapiSegments(strapi);
    if (owned.has(ctx.path.split('/')[1] ?? '')) return next();
    if (early) {
      showAgain(ctx, headers);
      return;
    }
    const opened = await site.get();
    if (opened === null) {
      unavailable(ctx);
      return;
    }
    const { isDemo, settings: shown } = contentOf(strapi).current();
    if (isDemo) ctx.set('X-Robots-Tag', 'noindex');
    const { language, path } = splitPath(ctx.path);
    if (language === DEFAULT_LANGUAGE) return answer(opened, ctx, form, path);
    if (shown.languages.includes(language))
      return inLanguage(language, () => answer(opened, ctx, form, path));
    // A language that is not offered is the first part of an address at which there is nothing.
    return form ? next() : answer(opened, ctx, undefined, ctx.path);
  }

  /** @param path without the language of the page, in which everything is answered */
  async function answer(
    { site: current, pages, files, movedTo, answerBrand, answerRobots, previewOf }: Opened,
    ctx: Context,
    form: TakeForm | undefined,
    path: string,
  ): Promise<void> {
    if (form) return answerForm(strapi, form, pages, ctx, headers);
    if (await answerRobots(ctx, headers)) return;
    if (await answerBrand(ctx, headers)) return;
    if (await mapTilesOf(strapi).answer(ctx, headers)) return;
    if (await answerRedirect(ctx, path, movedTo, headers)) return;
    if (current.devMiddleware) await connect(current.devMiddleware, ctx);
    if (ctx.res.writableEnded || ctx.res.headersSent) return;
    const render = () => pages.answer(ctx, previewOf(ctx));
    if (files && /\.[a-z0-9]+$/i.test(ctx.path)) return serveFile(files, ctx, 0, render);
    return render();
  }
  strapi.server.use((ctx, next) => handle(ctx, next));
  strapi.server.httpServer.on('close', () => {
    void site.opened().then((opened) => opened?.site.close());
    void mapTilesOf(strapi).stop();
  });
}

/** A form that scripts send, such as signing in, and that a browser posted to its own page before they had come. */
function isEarlyForm(ctx: Context): boolean {
  // Two slashes would lead to another host.
  return ctx.method === 'POST' && ctx.is('urlencoded') === 'urlencoded' && !ctx.path.startsWith('//');
}

/** Leads back to the page of the form; nothing that was typed is read or kept. */
function showAgain(ctx: Context, headers: Record<string, string>): void {
  ctx.set(headers);
  ctx.status = 303;
  ctx.redirect(ctx.url);
}

function filesOf(folder: string, headers: Record<string, string>): RequestHandler {
  return sirv(folder, {
    // Looks for every file when it is asked for: one that a deployment took away is a 404.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** Says that the site is not there yet, for instance because it has not been built. */
function unavailable(ctx: Context): void {
  ctx.status = 503;
  ctx.set('Retry-After', '30');
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'The site is being prepared. Please try again in a moment.';
}

/** Not for Strapi to look for: it would look in the folder around the uploads too. */
async function noSuchUpload(ctx: Context): Promise<void> {
  ctx.status = 404;
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'There is no such file.';
}

/** Sends whoever posted a form on to the next page, or shows it again with what is wrong. */
async function answerForm(
  strapi: Core.Strapi,
  take: TakeForm,
  pages: ReturnType<typeof createPages>,
  ctx: Context,
  headers: Record<string, string>,
): Promise<void> {
  const taken = await take(strapi, ctx);
  if ('form' in taken) return pages.answer(ctx, { form: taken.form });
  ctx.set(headers);
  ctx.status = 303;
  ctx.redirect(localPath(taken.sent));
}

/** Runs a connect-style middleware; comes back when it passes or has answered. */
async function connect(middleware: NonNullable<Site['devMiddleware']>, ctx: Context): Promise<void> {
  await new Promise<void>((done, fail) => {
    ctx.res.once('finish', done);
    middleware(ctx.req, ctx.res, (error) => {
      if (error instanceof Error) fail(error);
      else done();
    });
  });
  if (ctx.res.writableEnded) ctx.respond = false;
}

/** The first path segments that Strapi answers. */
export function strapiSegments(strapi: Core.Strapi): ReadonlySet<string> {
  const segments = strapi.server.listRoutes().map(({ path }) => String(path).split('/')[1] ?? '');
  return new Set([...segments.filter((segment) => /^[\w-]+$/.test(segment)), ...STRAPI_PREFIXES]);
}
