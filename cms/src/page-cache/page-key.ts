/** What a search may say in the address of a page; any other word may be somebody's own. */
const OF_A_SEARCH: ReadonlySet<string> = new Set([
  'district',
  'bedrooms',
  'priceMin',
  'priceMax',
  'amenities',
  'beds',
  'bookingMode',
  'children',
  'infants',
  'pets',
  'sort',
  'availabilityGuestNumber',
]);
/** What advertisers and networks hang onto addresses: no page looks at it. */
const TRACKING = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[a-z]+|ref)$/;
const LONGEST = 500;

/**
 * The address under which a page is kept: without what advertisers added, and null where the page is not to be
 * kept, because its address says more than what anybody may ask (a quote, a reference, a token, dates).
 * @param search as it came, with its question mark, or empty
 */
export function pageKey(path: string, search: string): string | null {
  if (path.length + search.length > LONGEST) return null;
  if (search === '' || search === '?') return path;
  const kept: string[] = [];
  for (const part of search.slice(1).split('&')) {
    const [name = ''] = part.split('=', 1);
    // The page data of a route is asked for with the name of the build, a word without a value.
    if (!part.includes('=') || TRACKING.test(name)) continue;
    if (!OF_A_SEARCH.has(name)) return null;
    kept.push(part);
  }
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
