import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { BACK_SOON_SECONDS, engineOf } from 'booking-rules/engine';
import { localPath, splitPath } from 'booking-rules/shared/format/local-path';
import type { Settings } from '../../config/settings';
import { databaseAnswers } from '../operations/lifecycle';
import { QueueRefusal, fairQueueOf } from '../overload/fair-queue';
import { keepPage, type KeptPage } from '../page-cache/kept-page';
import { createPageCache, type PageCache } from '../page-cache/page-cache';
import { pageKey } from '../page-cache/page-key';
import { valuesAddress, valuesAskedFor, type ValuesAsked } from '../page-cache/page-values';
import { sendPage } from '../page-cache/send-page';
import { contentOf } from './content/content-cache';
import { cardFormHeaders, previewHeaders } from './headers';
import { PAGE_DATA } from './redirects';
import type { PageRequest, PageResponse, Site, SiteApi } from './site-types';

/** What a browser asks for again each time, and a network of caches may show a little longer while it asks. */
const KEPT_PAGE = 'public, max-age=0, s-maxage=5, stale-while-revalidate=300';

/** Pages of a booking that is under way. */
const OF_A_BOOKING = /^\/(?:summary|thank-you|reservation|review)(?:\/|$)/;

/** The page that is refused when there are too many to render: one that costs little. */
const REFUSED_PAGE = '/sign-in';

type More = Pick<PageRequest, 'preview' | 'api' | 'form'>;

/**
 * Answers with pages of the site: from memory where nobody's own words are in them, else freshly rendered, when it is
 * the turn of whoever asks.
 */
export function createPages(strapi: Core.Strapi, site: Site, api: SiteApi, headers: Record<string, string>) {
  const settings: Settings = strapi.config.get('settings');
  const origin = settings.publicUrl.replace(/\/$/, '');
  const turns = fairQueueOf(strapi);
  const cache = openCache();
  const answerRefusal = createRefusals();

  function openCache(): PageCache | null {
    const { pageCacheMegabytes: megabytes, siteDev } = settings;
    if (siteDev || megabytes === 0) return null;
    const opened = createPageCache({ api, megabytes, headers: { ...headers, 'Cache-Control': KEPT_PAGE } });
    // Pages stay until what they are made of is in memory anew: while the database is away, as long as that takes.
    contentOf(strapi).follow(() => opened.dropAll());
    engineOf(strapi).inventory.follow((apartmentIds) => {
      if (apartmentIds === null) opened.dropAll();
      else opened.dropNights(apartmentIds);
    });
    return opened;
  }

  /** Renders without a word of the asker's, so that none can be in what others are shown. */
  const renderForAll = (path: string) => (watched: SiteApi) =>
    site.render({ url: origin + path, headers: {}, userAgent: '', api: watched });

  async function answer(ctx: Context, more: More): Promise<void> {
    const asked = valuesAskedFor(ctx.path, ctx.search);
    try {
      await (asked ? sendValues(ctx, asked) : show(ctx, more));
    } catch (error) {
      if (!(error instanceof QueueRefusal)) throw error;
      await answerRefusal(ctx, error);
    }
  }

  async function show(ctx: Context, more: More): Promise<void> {
    const isPlain = more.preview === undefined && more.form === undefined && more.api === undefined;
    const own = headersOf(ctx);
    // What is kept has the headers of all pages.
    const key = cache && isPlain && own === headers ? pageKey(ctx.path, ctx.search) : null;
    if (cache && key !== null) {
      const page = await fromCache(cache, key, ctx);
      if ('answers' in page) {
        sendPage(ctx, page);
        return;
      }
      // Robots are told of failures in another way, so those are rendered for who asked.
      if (page.status < 500) {
        send(ctx, page, own);
        return;
      }
    }
    const render = () =>
      site.render({ url: origin + ctx.url, headers: ctx.headers, userAgent: ctx.get('User-Agent'), ...more });
    // A form that could not be taken is shown again in any case, with what was typed.
    const page = await (more.form ? render() : inTurn(ctx, render));
    send(ctx, page, more.api ? previewHeaders(headers, settings.publicUrl) : own);
    if (page.status === 500 && !(await databaseAnswers(strapi))) {
      ctx.status = 503;
      ctx.set('Retry-After', BACK_SOON_SECONDS);
    }
  }

  const inTurn = <T>(ctx: Context, work: () => Promise<T>): Promise<T> =>
    turns.take(ctx.request.ip, work, OF_A_BOOKING.test(splitPath(ctx.path).path));

  const fromCache = (pages: PageCache, key: string, ctx: Context) =>
    pages.get(key, (watched) => inTurn(ctx, () => renderForAll(key)(watched)));

  /** What scripts of a page in memory are told. A document of another process may be led to what is told now. */
  async function sendValues(ctx: Context, { path, hash }: ValuesAsked): Promise<void> {
    const former = cache?.formerValues(hash);
    const key = cache && pageKey(path, ctx.search);
    // Whoever has the page of before needs none that is rendered anew.
    const page = cache && key !== null && !former ? await fromCache(cache, key, ctx) : null;
    const current = page && 'answers' in page ? page.values : null;
    const asked = current?.hash === hash ? current : former;
    if (asked) {
      sendPage(ctx, asked);
      return;
    }
    ctx.set(headers);
    ctx.set('Cache-Control', 'no-store');
    if (current && key !== null) {
      ctx.redirect(valuesAddress(key, current.hash));
      ctx.status = 307;
    } else {
      ctx.status = 404;
      ctx.body = { message: 'No page in memory has these values.' };
    }
  }

  /** The headers of the page that is asked for: those on which cards are given let the payment partner in. */
  function headersOf(ctx: Context): Record<string, string> {
    const hasForms = settings.stripe?.publishableKey != null;
    return hasForms ? cardFormHeaders(headers, splitPath(ctx.path).path) : headers;
  }

  /** Pages that say why there is no other, rendered once for all who get no turn. */
  function createRefusals() {
    const kept = new Map<string, Promise<KeptPage>>();
    contentOf(strapi).follow(() => kept.clear());

    async function render(refusal: QueueRefusal['status'], path: string): Promise<KeptPage> {
      const page = await site.render({ url: origin + path, headers: {}, userAgent: '', refusal });
      return keepPage(null, page, new Set(), { ...headers, 'Cache-Control': 'no-store' });
    }

    return async (ctx: Context, { status, retryAfter }: QueueRefusal): Promise<void> => {
      const page = localPath(REFUSED_PAGE);
      const path = PAGE_DATA.test(ctx.path) ? `${page}/_payload.json` : page;
      const key = `${status} ${path}`;
      const rendered = kept.get(key) ?? render(status, path);
      kept.set(key, rendered);
      ctx.set('Retry-After', retryAfter);
      sendPage(ctx, await rendered, status);
    };
  }

  return { answer, cache };
}

function send(ctx: Context, page: PageResponse, headers: Record<string, string>): void {
  ctx.status = page.status;
  ctx.set(headers);
  ctx.set('Cache-Control', 'no-store');
  for (const [name, value] of page.headers) ctx.set(name, value);
  if (page.location !== undefined) ctx.set('Location', page.location);
  ctx.body = page.body;
}
