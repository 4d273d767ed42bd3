import { messages } from '../../messages/messages';

/** A link of a menu. */
export interface MenuLink {
  href: string;
  name: string;
}

/** Id of the list of areas at the foot of every page. */
export const AREAS_AT_FOOT = 'footer-areas';

/** Pages of the menu in their order. */
const PAGES = ['about-us', 'our-services', 'property-management'] as const;

/** The links to those pages that are published, by the short names that fit into a menu. */
export function menuPages(published: readonly string[]): MenuLink[] {
  const names = messages().layout.pages;
  return PAGES.filter((slug) => published.includes(slug)).map((slug) => ({
    href: `/${slug}`,
    name: names[slug],
  }));
}
