import type { PageContext } from 'vike/types';
import { pageErrorOf } from './page-error';
import { fallbackTitle } from './page-title';

/** What the head of a page says about it. */
export interface PageHead {
  title: string;
  description: string | null;
  noindex: boolean;
  /** Path of the address that stands for the page; null where there is none. */
  canonical: string | null;
}

/** The head of a page: what its `+data` says, or the fallbacks of contract A3. */
export function pageHeadOf(pageContext: PageContext): PageHead {
  const error = pageErrorOf(pageContext);
  if (error) {
    const title = `${error.status} - ${error.message}`;
    return { title, description: null, noindex: true, canonical: null };
  }
  const { data, urlPathname, settings } = pageContext;
  const meta = data?.meta;
  return {
    title: meta?.title ?? fallbackTitle(urlPathname, settings.brand),
    description: meta?.description ?? settings.tagline,
    noindex: pageContext.preview !== undefined || (meta?.noindex ?? false),
    canonical: meta?.canonical ?? urlPathname,
  };
}
