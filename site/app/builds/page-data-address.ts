import { ownBuild } from '../../api/build-files';

/**
 * Stands in for Vike's module of the same exports in the browser (see `page-data-plugin.ts`), so that its
 * client routing asks for page data at the address of contract A8.
 */
export function getPageContextRequestUrl(url: string): string {
  return payloadHref(url, ownBuild());
}

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
