/** Pages of the menu in their order, by the short names that fit into it. */
const NAMES: readonly (readonly [slug: string, name: string])[] = [
  ['about-us', 'About us'],
  ['our-services', 'Services'],
  ['property-management', 'For owners'],
];

/** The links to those pages that are published. */
export function menuPages(published: readonly string[]): { href: string; name: string }[] {
  return NAMES.filter(([slug]) => published.includes(slug)).map(([slug, name]) => ({
    href: `/${slug}`,
    name,
  }));
}
