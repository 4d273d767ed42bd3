import type { Photo } from 'booking-rules/shared/contracts/photo';
import { createContext, use, type ReactNode } from 'react';
import type { PageContext } from 'vike/types';
import type { PageSlug } from './content-page';
import type { SiteSettings } from './site-api';

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
  /** HTTP status of a page that is shown although it is no success. */
  status?: number;
}

/** What every page knows of an area. */
export interface AreaName {
  slug: string;
  name: string;
}

/** What menus lead to beside areas: what editors have written. */
export interface Menu {
  /** Categories that have guides, in the editors' order. */
  categories: { slug: string; name: string }[];
  /** The pages that are published. */
  pages: PageSlug[];
}

/**
 * Metadata of a route (contract A2): set it in a page's `+rules.ts`. The two integration switches are
 * `noAirbnb` of the rental-listing integration, off at home, and `noRuff` of the linting integration, off at
 * the thank-you page.
 */
export interface RouteRules {
  /** Leaves out the discount banner. */
  noRuff?: boolean;
  /** Leaves out the marketplace endorsement inside the banner. */
  noAirbnb?: boolean;
  /** Names from `route-middlewares.ts`, run in this order before the route is checked. */
  middleware?: readonly string[];
}

/** A redirect among the rules of the routes (contract A8). */
export interface RouteRedirect {
  /** Path without a query. */
  from: string;
  /** A path of this site, or an address elsewhere. */
  to: string;
  permanent: boolean;
}

const Context = createContext<PageContext | null>(null);

/** Gives the page context to everything below. Used by the renderer alone. */
export function PageContextProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** The page context: address, route parameters, configuration. */
export function usePageContext(): PageContext {
  const pageContext = use(Context);
  if (!pageContext) throw new Error('usePageContext is used outside of the renderer');
  return pageContext;
}

/** What the page's `+data` returned. */
export function useData<Data>(): Readonly<Data> {
  return usePageContext().data as Data;
}

/** Brand, contact data, banner, house rules, and today's date in Dubai. */
export function useSettings(): SiteSettings {
  return usePageContext().settings;
}

/** The names of all areas, in the editors' order. */
export function useDistricts(): AreaName[] {
  return usePageContext().districts;
}

/** The guides' categories and the pages that menus lead to. */
export function useMenu(): Menu {
  return usePageContext().menu;
}
