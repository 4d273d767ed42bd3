import { ownBuild } from './build-files';
import { payloadHref } from './payload-href';

/**
 * Stands in for Vike's module of the same exports in the browser (see `page-data-plugin.ts`), so that its
 * client routing asks for page data at the address of contract A8.
 */
export function getPageContextRequestUrl(url: string): string {
  return payloadHref(url, ownBuild());
}
