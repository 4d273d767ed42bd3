import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InventoryItem } from 'booking-rules/engine';
import { DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { pathIn } from 'booking-rules/shared/format/local-path';
import type { LocalContent } from './content/local-content';
import { publishedTexts } from './api/apartment';
import type { ContentPage } from './site-types';

/** Pages that are written in one turn of the event loop: those of a large house take seconds together. */
const AT_ONCE = 50;

/** A page that search engines are told of. */
export interface SitemapEntry {
  /** Its canonical address, without the origin. */
  path: string;
  /** Instant (ISO 8601, UTC) of the last change of what it shows; null where no document stands behind it. */
  changed: string | null;
  /** In which it can be read; in every language where nobody has to translate it. */
  languages?: readonly Language[];
  /** Addresses of its pictures, without the origin where they are of this site. */
  pictures: string[];
}

/** Every page that is to be found, made as it is asked for: of sections, areas, apartments, categories and guides. */
export function* sitemapOf(
  content: LocalContent,
  apartments: Iterable<InventoryItem>,
): Generator<SitemapEntry, void> {
  const { districts, categories, pages, posts } = content;
  const entries = [...apartments];
  yield* pagesOf(pages);
  yield { path: '/results/1', changed: newest(entries), pictures: [] };
  yield { path: '/contact', changed: null, pictures: [] };
  for (const district of districts) {
    const there = entries.filter(({ card }) => card.district.slug === district.slug);
    yield {
      path: `/apartments/${district.slug}`,
      changed: newest([district, ...there]),
      languages: district.languages,
      pictures: district.photo ? [district.photo.src] : [],
    };
  }
  for (const entry of entries) {
    const { languages, photos } = publishedTexts(entry, content);
    yield {
      path: `/apartment/${encodeURIComponent(entry.card.apartmentId)}`,
      changed: entry.updatedAt,
      languages,
      pictures: photos.map(({ src }) => src),
    };
  }
  for (const category of categories) {
    yield {
      path: `/category/${encodeURIComponent(category.slug)}`,
      changed: newest([category, ...posts.filter((post) => post.category?.slug === category.slug)]),
      languages: category.languages,
      pictures: [],
    };
  }
  for (const { slug, updatedAt, languages, cover } of posts) {
    yield {
      path: `/blog/${encodeURIComponent(slug)}`,
      languages,
      changed: updatedAt,
      pictures: cover ? [cover.src] : [],
    };
  }
}

/**
 * The sitemap as search engines read it: each page once in every language that it is told in, where it names the others.
 * @param origin of the site, without a slash at its end
 */
export async function sitemapXml(
  entries: Iterable<SitemapEntry>,
  languages: readonly Language[],
  origin: string,
): Promise<string> {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const xhtml = languages.length > 1;
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml, image: true } });
  const written = streamToPromise(stream);
  let count = 0;
  for (const { path, changed, pictures, languages: told = languages } of entries) {
    count += 1;
    if (count % AT_ONCE === 0) await nextTurn();
    const offered = languages.filter((language) => told.includes(language));
    const addresses = offered.map((lang) => ({ lang, url: origin + pathIn(lang, path) }));
    const links = [...addresses, { lang: 'x-default', url: origin + pathIn(DEFAULT_LANGUAGE, path) }];
    for (const { url } of addresses) {
      stream.write({
        url,
        img: pictures.map((picture) => ({ url: new URL(picture, origin).href })),
        ...(changed !== null && { lastmod: changed }),
        ...(offered.length > 1 && { links }),
      });
    }
  }
  stream.end();
  return (await written).toString('utf8');
}

function pagesOf(pages: readonly ContentPage[]): SitemapEntry[] {
  const entries = pages.map(({ slug, updatedAt, languages, photo }) => ({
    languages,
    path: slug === 'home' ? '/' : `/${slug}`,
    changed: updatedAt,
    pictures: photo ? [photo.src] : [],
  }));
  // The homepage is there before editors have published theirs.
  const hasHome = pages.some(({ slug }) => slug === 'home');
  return hasHome ? entries : [{ path: '/', changed: null, pictures: [] }, ...entries];
}

function newest(documents: readonly { updatedAt: string }[]): string | null {
  return documents.reduce<string | null>(
    (latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest),
    null,
  );
}
