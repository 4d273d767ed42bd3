import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { BED_KINDS, ROOM_KINDS } from 'booking-rules/shared/listing/home';
import { messages } from '../messages';

const KINDS: ReadonlySet<string> = new Set([...ROOM_KINDS, ...BED_KINDS]);
/** Its shortcut follows: `Notifications alt+T`. */
const NOTIFICATIONS = 'Notifications ';

/**
 * Tells what Strapi says by no message, so that no translation reaches it: what its lists of pages and its
 * notifications are called to screen readers, and a closed room or bed in a form, which goes by its value (`king-bed`).
 * What React writes there later comes as it was, and is told again.
 * @param root what has changed
 */
export function tellFixedWords(root: ParentNode): void {
  const { pagination, notifications } = messages().fixed;
  for (const list of root.querySelectorAll('nav[aria-label="pagination" i]'))
    list.setAttribute('aria-label', pagination);
  for (const region of root.querySelectorAll(`section[aria-label^="${NOTIFICATIONS}"]`))
    region.setAttribute(
      'aria-label',
      (region.getAttribute('aria-label') ?? '').replace(NOTIFICATIONS, `${notifications} `),
    );
  for (const { firstChild: text } of root.querySelectorAll('h3 > button[aria-expanded] span:not(:has(*))')) {
    const kind = text?.nodeValue ?? '';
    if (text && KINDS.has(kind)) text.nodeValue = choiceLabel(kind);
  }
}
