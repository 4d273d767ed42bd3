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
 * @param root what has changed, which may be such a part itself
 */
export function tellFixedWords(root: Element): void {
  const { pagination, notifications } = messages().fixed;
  for (const list of matchesIn(root, 'nav[aria-label="pagination" i]'))
    list.setAttribute('aria-label', pagination);
  for (const region of matchesIn(root, `section[aria-label^="${NOTIFICATIONS}"]`))
    region.setAttribute(
      'aria-label',
      (region.getAttribute('aria-label') ?? '').replace(NOTIFICATIONS, `${notifications} `),
    );
  for (const { firstChild: text } of matchesIn(root, 'h3 > button[aria-expanded] span:not(:has(*))')) {
    const kind = text?.nodeValue ?? '';
    if (text && KINDS.has(kind)) text.nodeValue = choiceLabel(kind);
  }
}

/** What a selector finds in an element, which may be found itself. */
export function matchesIn<Found extends Element = Element>(root: Element, selector: string): Found[] {
  const within = [...root.querySelectorAll<Found>(selector)];
  return root.matches(selector) ? [root as Found, ...within] : within;
}
