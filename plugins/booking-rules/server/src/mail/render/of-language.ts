import { markup, type Markup } from '../../../../shared/format/markup';
import { currentLanguage, isRightToLeft } from '../../../../shared/format/language';
import { localPath } from '../../../../shared/format/local-path';
import { toldName } from '../../../../shared/format/names';
import type { Sender } from '../templates/template';
import { oneLine } from './one-line';

/** The sides on which lines of the mail begin and end. Older mail clients know no `start` and `end`. */
export function sides(): { start: 'left' | 'right'; end: 'left' | 'right' } {
  return isRightToLeft() ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}

/** Keeps a phone number, a mailbox or a host as it is among words that are read from the right. */
export function leftToRight(text: string): Markup {
  return sides().start === 'right' ? markup`<span dir="ltr">${text}</span>` : markup`${text}`;
}

/** The postal address of the sender in the language of the mail, on one line. */
export function postalAddress({ address }: Pick<Sender, 'address'>): string {
  return oneLine(toldName('address', address));
}

/** The address of a page of the site, in the language of the mail where it has that. @param path from the root */
export function pageUrl({ url, languages }: Pick<Sender, 'url' | 'languages'>, path: string): string {
  const isRead = languages?.includes(currentLanguage()) ?? true;
  return `${url}${isRead ? localPath(path) : path}`.replace(/\/$/, '');
}
