import { flushSync } from 'react-dom';
import { splitPath } from 'booking-rules/shared/format/local-path';

/** Names the picture that two pages share, so that it moves from one to the other. */
const SHARED = 'home';

/**
 * Shows the next page while the one before it fades; the picture of an apartment moves between its card in a list and
 * the head of its page. Without motion for guests who want none.
 * @param from path of the page that goes, without its language
 * @param to path of the page that comes
 * @param render React's rendering of the page that comes
 */
export async function turnPage(from: string, to: string, render: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    render();
    return;
  }
  const before = namePicture(from, to);
  let after: HTMLElement | null = null;
  const turn = document.startViewTransition(() => {
    flushSync(render);
    // What was named may still be on the page: a name belongs to one part at a time.
    before?.style.removeProperty('view-transition-name');
    after = before && namePicture(to, from);
  });
  void turn.finished
    .catch(() => undefined)
    .finally(() => after?.style.removeProperty('view-transition-name'));
  // A transition that is skipped, such as one in a hidden tab, shows its page all the same.
  turn.ready.catch(() => undefined);
  await turn.updateCallbackDone;
}

/** Names the picture on a page that the page at the other path shows too; null where there is none in sight. */
function namePicture(here: string, other: string): HTMLElement | null {
  const picture = pictureOf(here, other);
  picture?.style.setProperty('view-transition-name', SHARED);
  return picture;
}

function pictureOf(here: string, other: string): HTMLElement | null {
  if (isApartment(here)) return document.querySelector<HTMLElement>('main picture');
  if (!isApartment(other)) return null;
  const links = document.querySelectorAll<HTMLAnchorElement>('main article a');
  const link = [...links].find(({ pathname }) => splitPath(pathname).path === other);
  return link?.closest('article')?.querySelector<HTMLElement>('picture') ?? null;
}

const isApartment = (path: string): boolean => path.startsWith('/apartment/');
