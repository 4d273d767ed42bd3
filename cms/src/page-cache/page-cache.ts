import { LRUCache } from 'lru-cache';
import { localDay } from 'booking-rules/shared/domain/local-day';
import type { PageResponse, SiteApi } from '../site-host/site-types';
import { keepPage, type KeptPage, type KeptValues } from './kept-page';
import { watchedApi } from './watched-api';

/**
 * What a page says of hours (until when today can still be booked) is told again after this, though nothing
 * has changed.
 */
const LONGEST_MS = 5 * 60_000;

/** Of values whose page is told anew: browsers that have the page before are about to ask for them. */
const MOST_FORMER_BYTES = 4 * 1024 * 1024;

/** How often pages came from memory, were rendered, and were dropped. */
interface CacheCounts {
  hits: number;
  misses: number;
  dropped: number;
}

/** Apartments that a page names one by one to caches: proxies refuse headers of more than some kilobytes. */
const MOST_NAMED = 40;

/**
 * By what a network of caches may drop a page, as this memory does: a change of content or rules drops all pages, one
 * of an apartment's nights those that show them. Fastly and Varnish read the first header, Cloudflare the second.
 */
function surrogateKeys(nights: ReadonlySet<string>): Record<string, string> {
  const named = nights.size > MOST_NAMED ? ['nights'] : [...nights].map((id) => `nights-${id}`);
  const keys = ['content', ...named];
  return { 'Surrogate-Key': keys.join(' '), 'Cache-Tag': keys.join(',') };
}

/** Pages say which day it is. */
const keyOf = (path: string): string => `${localDay(new Date())} ${path}`;

/**
 * Pages as bytes, until what they show has changed.
 *
 * A page that was being rendered when something changed is sent to those who asked for it and not kept: it may
 * show what was before.
 */
export function createPageCache({
  api,
  megabytes,
  headers,
}: {
  api: SiteApi;
  megabytes: number;
  /** Of every page that is kept. */
  headers: Readonly<Record<string, string>>;
}) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ size }) => size,
    ttl: LONGEST_MS,
    dispose: ({ values }) => rememberValues(values),
  });
  const former = new LRUCache<string, KeptValues>({
    maxSize: MOST_FORMER_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  const rendering = new Map<string, Promise<KeptPage | PageResponse>>();
  const counts: CacheCounts = { hits: 0, misses: 0, dropped: 0 };
  /** Moves with every change of content, and of an apartment's nights. */
  let content = 0;
  const nightsOf = new Map<string, number>();
  let changes = 0;

  function rememberValues(values: KeptValues | null): void {
    if (values) former.set(values.hash, values);
  }

  async function renderAndKeep(
    key: string,
    path: string,
    render: (api: SiteApi) => Promise<PageResponse>,
  ): Promise<KeptPage | PageResponse> {
    const began = changes;
    const { api: watched, uses } = watchedApi(api);
    const page = await render(watched);
    const { own, nights } = uses();
    if (page.status !== 200 || own) return page;
    const bytes = await keepPage(path, page, nights, { ...headers, ...surrogateKeys(nights) });
    const isOld = content > began || [...nights].some((id) => (nightsOf.get(id) ?? 0) > began);
    if (isOld) rememberValues(bytes.values);
    else kept.set(key, bytes);
    return bytes;
  }

  return {
    counts: counts as Readonly<CacheCounts>,

    /** Pages in memory, and their bytes. */
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),

    /**
     * A page as bytes, rendered once for all who ask for it at the same time; or one that is not kept.
     * @param path of the page with what its search says of it
     */
    get(
      path: string,
      render: (api: SiteApi) => Promise<PageResponse>,
    ): KeptPage | Promise<KeptPage | PageResponse> {
      const key = keyOf(path);
      const known = kept.get(key);
      if (known) {
        counts.hits += 1;
        return known;
      }
      counts.misses += 1;
      const inHand = rendering.get(key);
      if (inHand) return inHand;
      const page = renderAndKeep(key, path, render).finally(() => {
        if (rendering.get(key) === page) rendering.delete(key);
      });
      rendering.set(key, page);
      return page;
    },

    /** Values of a page that was told anew or dropped since; undefined where they have been forgotten. */
    formerValues: (hash: string): KeptValues | undefined => former.get(hash),

    /** Content or rules have changed: every page may show them. */
    dropAll(): void {
      changes += 1;
      content = changes;
      counts.dropped += kept.size;
      kept.clear();
      rendering.clear();
    },

    /** The nights of these apartments have changed. */
    dropNights(apartmentIds: readonly string[]): void {
      changes += 1;
      for (const id of apartmentIds) nightsOf.set(id, changes);
      for (const [key, { nights }] of kept.entries()) {
        if (!apartmentIds.some((id) => nights.has(id))) continue;
        kept.delete(key);
        counts.dropped += 1;
      }
      rendering.clear();
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
