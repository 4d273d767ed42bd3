import { firstUse, rememberEarlyButtons } from '../lib/first-use';

/**
 * Where the scripts of a page begin in a build (`builds/first-load-plugin.ts`). The page can be read as it is, so the
 * others are fetched once it has been painted, all at once: its fonts and its first picture have the line to themselves
 * until then. Their addresses, first that of `first-load.ts`, stand with this one's (`server/host.js`): an import by
 * name would bring Vite's helper, and with it half of the scripts.
 */
function fetchScripts(): void {
  const starting = document.querySelector<HTMLScriptElement>('script[data-needs]');
  const [first = '', ...needed] = starting?.dataset['needs']?.split(' ') ?? [];
  for (const href of needed) preload({ rel: 'modulepreload', href });
  const values = document.getElementById('page-values')?.dataset['at'];
  if (values !== undefined)
    preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low', href: values });
  void import(/* @vite-ignore */ first);
}

const preload = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

/** Calls back after the first frame; at once in a hidden tab, where nothing is painted. */
function whenPainted(work: () => void): void {
  if (document.hidden) work();
  // A frame waits for the style sheet. What is done within it would be done before it is painted.
  else requestAnimationFrame(() => void setTimeout(work));
}

/** Browsers take 12 ms to write a number for the first time: they may do it while the scripts are on their way. */
const prepareNumbers = (): void => void new Intl.NumberFormat();

// What is tapped while they are on their way is pressed once the page is awake, and parts come once it is used.
rememberEarlyButtons();
void firstUse();
whenPainted(() => {
  fetchScripts();
  setTimeout(prepareNumbers);
});
