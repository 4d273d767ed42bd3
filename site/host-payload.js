const PAYLOAD = '/_payload.json';
/** Where Vike itself answers the page data of an address. */
const VIKES_OWN = '/index.pageContext.json';

/** @param {URL} url */
export function asksForPageData({ pathname }) {
  return pathname.endsWith(PAYLOAD) || pathname.endsWith('.pageContext.json');
}

/**
 * `{route}/_payload.json?{query}&{buildHash}` as Vike knows it: the page data of the route with its query. The hash
 * is a word without a value, which no query of a route has.
 * @param {URL} url
 * @returns {string} the address to render
 */
export function addressForVike(url) {
  if (!url.pathname.endsWith(PAYLOAD)) return url.href;
  const query = url.search
    .slice(1)
    .split('&')
    .filter((part) => part.includes('='));
  const search = query.length === 0 ? '' : `?${query.join('&')}`;
  return `${url.origin}${url.pathname.slice(0, -PAYLOAD.length)}${VIKES_OWN}${search}`;
}
