import type { Photo } from 'booking-rules/shared/listing/photo';
import type { PageContext } from 'vike/types';
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from 'booking-rules/shared/format/language';
import { localPath, pathIn } from 'booking-rules/shared/format/local-path';
import { pageErrorOf } from './page-error';
import { isToldIn, isTranslated } from './spoken';

/** The longest title that search engines and tabs show in full. */
const MAX_TITLE_LENGTH = 70;

/** What a page's `+data` may say about the page itself. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Path of the address that stands for this page; its own path unless given. */
  canonical?: string;
  /** What the page is shared with; the hero of the homepage unless given. */
  picture?: Pick<Photo, 'src' | 'width' | 'height' | 'alt'>;
  /** Set where the page is an article rather than a part of the site. */
  article?: boolean;
  /** In which its main text is there; in every language of the site unless given. */
  languages?: readonly Language[];
  /** HTTP status of a page that is shown although it is no success. */
  status?: number;
}

/** What the head of a page says about it. */
export interface PageHead {
  title: string;
  description: string | null;
  noindex: boolean;
  /** Path of the address that stands for the page; null where there is none. */
  canonical: string | null;
  /** Of its main text. */
  language: Language;
  /** The page in each language that it is told in, for search engines; none where there is only one. */
  alternates: Alternate[];
}

interface Alternate {
  language: Language | 'x-default';
  path: string;
}

/** The head of a page: what its `+data` says, or the fallbacks of contract A3. */
export function pageHeadOf(pageContext: PageContext): PageHead {
  const error = pageErrorOf(pageContext);
  if (error) {
    const title = `${error.status} - ${error.message}`;
    const language = currentLanguage();
    return { title, description: null, noindex: true, canonical: null, language, alternates: [] };
  }
  const { data, urlPathname, settings } = pageContext;
  const meta = data?.meta;
  const path = meta?.canonical ?? urlPathname;
  return {
    title: meta?.title ?? fallbackTitle(urlPathname, settings.brand),
    description: meta?.description ?? settings.tagline,
    noindex: settings.demo || pageContext.preview !== undefined || (meta?.noindex ?? false),
    // What is not translated is the page of another language, with menus in this one.
    canonical: isTranslated(meta) ? localPath(path) : pathIn(DEFAULT_LANGUAGE, path),
    language: isTranslated(meta) ? currentLanguage() : DEFAULT_LANGUAGE,
    alternates: alternatesOf(
      path,
      settings.languages.filter((language) => isToldIn(language, meta)),
    ),
  };
}

function alternatesOf(path: string, languages: readonly Language[]): Alternate[] {
  if (languages.length < 2) return [];
  const alternates = languages.map((language) => ({ language, path: pathIn(language, path) }));
  return [...alternates, { language: 'x-default', path: pathIn(DEFAULT_LANGUAGE, path) }];
}

/** The title of a page that has none: the last path segment in title case, or the brand at `/`. */
export function fallbackTitle(pathname: string, brand: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last === undefined ? brand : titleCase(decoded(last));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function titleCase(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

/** The first title that is short enough, or else the last. @param titles the longest first */
export function truncatedTitle(titles: readonly [string, ...string[]]): string {
  return titles.find((title) => title.length <= MAX_TITLE_LENGTH) ?? titles.at(-1) ?? titles[0];
}

/** The first picture of some, as the head of a page needs it; nothing where there is none. */
export function sharePicture(...photos: readonly (Photo | null | undefined)[]): Pick<PageMeta, 'picture'> {
  const photo = photos.find((one) => one != null);
  if (!photo) return {};
  const { src, width, height, alt } = photo;
  return { picture: { src, width, height, alt } };
}
