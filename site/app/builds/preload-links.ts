import { ownBuild } from '../../api/build-files';
import { leadsToAPage } from '../../lib/navigate';
import { connection, isFrugal } from './connection';
import { payloadHref } from './page-data-address';

/** Most route preloads at once (contract A10). */
const MOST_AT_ONCE = 5;
/** How long page data counts as fresh, in milliseconds (contract A10): the server lets it be kept as long. */
const FRESH_MS = 5000;
/** How long a pointer must rest on a link, so that merely crossing it fetches nothing. */
const INTENT_MS = 65;

const enqueue = atMost(MOST_AT_ONCE);
const fetchedAt = new Map<string, number>();

/** Fetches the page data of links that a visitor is about to follow: what is pointed at, touched or focused. */
export function preloadLinks(): void {
  for (const event of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(event, ({ target }) => consider(target), { passive: true });
  }
}

function consider(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !leadsToAPage(link) || isFrugal(connection())) return;
  setTimeout(() => {
    if (link.isConnected && link.matches(':hover, :focus, :active')) preload(link.pathname + link.search);
  }, INTENT_MS);
}

function preload(url: string): void {
  const href = payloadHref(url, ownBuild());
  const last = fetchedAt.get(href);
  if (last !== undefined && Date.now() - last < FRESH_MS) return;
  fetchedAt.set(href, Date.now());
  // What is fetched waits in the browser's own cache, where client routing finds it.
  enqueue(() => fetch(href, { priority: 'low' }).then((response) => response.text()));
}

/** Runs tasks, at most so many at once; the others wait in the order in which they came. */
export function atMost(limit: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  function next(): void {
    if (running >= limit) return;
    const task = waiting.shift();
    if (!task) return;
    running += 1;
    void task()
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
  }
  return (task) => {
    waiting.push(task);
    next();
  };
}
