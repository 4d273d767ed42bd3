import { localPath } from '../../../../shared/format/local-path';
import type { Sender } from '../templates/template';

/** The address of a page of the site, in the language of the mail. @param path from the root */
export function pageUrl({ url }: Pick<Sender, 'url'>, path: string): string {
  return `${url}${localPath(path)}`.replace(/\/$/, '');
}
