import { navigate as navigateTo } from 'vike/client/router';
import { localPath } from 'booking-rules/shared/format/local-path';

/**
 * Takes the guest to another page of the site, in the language of this one.
 * @param path of a page, without its language unless it leads to another
 */
export function navigate(path: string, options?: Parameters<typeof navigateTo>[1]): Promise<void> {
  return navigateTo(localPath(path), options);
}
