import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InventoryItem } from 'booking-rules/engine';
import { DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { pathIn } from 'booking-rules/shared/format/local-path';
import type { LocalContent } from './content/local-content';
import { publishedTexts } from './api/apartment';
import type { ContentPage } from './site-types';

/**
 * Pages of one file, each with an address in every language. The protocol allows 50,000 addresses and 50 MB; this is
 * some 1.5 MB, which is written in a quarter of a second.
 */
const PAGES_OF_A_FILE = 500;
/** Pages that are written in one turn of the event loop. */
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

/** Tells of a page when its file is written: the texts of an apartment are unpacked for it. */
export type DescribePage = () => SitemapEntry;

/** The pages that are to be found. */
export interface Sitemap {
  /** All of them, where one file holds them; null where it does not. */
  whole: readonly DescribePage[] | null;
  /** By the paths of files, of apartments and of others. All but the last of a kind hold as many as the first. */
  files: ReadonlyMap<string, readonly DescribePage[]>;
}

/** Every page that is to be found: of sections, areas, categories and guides, and of apartments. */
export function sitemapOf(content: LocalContent, apartments: readonly InventoryItem[]): Sitemap {
  const kinds = { pages: otherPages(content, apartments), apartments: apartmentPages(content, apartments) };
  const whole = Object.values(kinds).flat();
  const files = Object.entries(kinds).flatMap(([kind, pages]) =>
    Array.from(
      { length: Math.ceil(pages.length / PAGES_OF_A_FILE) },
      (_, file) =>
        [
          `/sitemap-${kind}-${file + 1}.xml`,
          pages.slice(file * PAGES_OF_A_FILE, (file + 1) * PAGES_OF_A_FILE),
        ] as const,
    ),
  );
  return { whole: whole.length > PAGES_OF_A_FILE ? null : whole, files: new Map(files) };
}

function otherPages(content: LocalContent, apartments: readonly InventoryItem[]): DescribePage[] {
  const { districts, categories, pages, posts } = content;
  return [
    ...pagesOf(pages).map((page) => () => page),
    () => ({ path: '/results/1', changed: newest(apartments), pictures: [] }),
    () => ({ path: '/contact', changed: null, pictures: [] }),
    ...districts.map((district) => () => ({
      path: `/apartments/${district.slug}`,
      changed: newest([district, ...apartments.filter(({ card }) => card.district.slug === district.slug)]),
      languages: district.languages,
      pictures: district.photo ? [district.photo.src] : [],
    })),
    ...categories.map((category) => () => ({
      path: `/category/${encodeURIComponent(category.slug)}`,
      changed: newest([category, ...posts.filter((post) => post.category?.slug === category.slug)]),
      languages: category.languages,
      pictures: [],
    })),
    ...posts.map(({ slug, updatedAt, languages, cover }) => () => ({
      path: `/blog/${encodeURIComponent(slug)}`,
      languages,
      changed: updatedAt,
      pictures: cover ? [cover.src] : [],
    })),
  ];
}

function apartmentPages(content: LocalContent, apartments: readonly InventoryItem[]): DescribePage[] {
  return apartments.map((entry) => () => {
    const { languages, photos } = publishedTexts(entry, content);
    return {
      path: `/apartment/${encodeURIComponent(entry.card.apartmentId)}`,
      changed: entry.updatedAt,
      languages,
      pictures: photos.map(({ src }) => src),
    };
  });
}

/** Names the files of a sitemap that is too large for one. */
export async function sitemapIndexXml({ files }: Sitemap, origin: string): Promise<string> {
  const { SitemapIndexStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapIndexStream();
  const written = streamToPromise(stream);
  for (const path of files.keys()) stream.write({ url: origin + path });
  stream.end();
  return (await written).toString('utf8');
}

/**
 * A file of the sitemap as search engines read it: each page once in every language that it is told in, where it names
 * the others.
 * @param origin of the site, without a slash at its end
 */
export async function sitemapXml(
  pages: readonly DescribePage[],
  languages: readonly Language[],
  origin: string,
): Promise<string> {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const xhtml = languages.length > 1;
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml, image: true } });
  const written = streamToPromise(stream);
  for (const [index, describe] of pages.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const { path, changed, pictures, languages: told = languages } = describe();
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
