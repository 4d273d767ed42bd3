/**
 * The address of a route's page data: `{route}/_payload.json`, with the route's query and then the build's hash.
 * @param url path and query of the route
 */
export function payloadHref(url: string, build: string): string {
  const [address = ''] = url.split('#');
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const query = [search, build].filter((part) => part !== '').join('&');
  return `${pathname.replace(/\/+$/, '')}/_payload.json${query === '' ? '' : `?${query}`}`;
}
