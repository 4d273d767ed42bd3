import { matchesIn, tellFixedWords } from './strapi-words/fixed-words';
import { mediaLibraryWords } from './strapi-words/media-library';

/**
 * What Strapi shows and has no setting for: the tab in which the dialog of a media field fetches a file by its address,
 * and the banners above every page that praise its news and plans.
 */
const HIDDEN = `
[role='tab'][id$='-trigger-url'] { display: none; }
div:has(> div > div > div > a[target='_blank'][href*='strapi.io']) { display: none; }`;
/**
 * What Strapi puts at the left or right, in whatever direction it is read: the text of tables, the shadow where a wide
 * one goes on, and what stands at the end of an input, such as the arrows of a number, for which it keeps room at the
 * right. Its link to the content waits out of sight at the left, where a page read from the right would scroll to. Its
 * dialogs, menus, tabs and choices say that they are read from the left, whatever the page says. What a choice has
 * chosen is told in the direction of its letters, so that a long name is cut at its end.
 */
const FROM_THE_RIGHT = `
html[dir='rtl'] [dir='ltr']:is(
  :has(> [data-radix-scroll-area-viewport]),
  [data-orientation],
  [role='combobox'],
  [role='listbox'],
  [role='menu'],
  [role='radiogroup']
) {
  direction: rtl;
}
html[dir='rtl'] :is(td, th, [role='option'], [role='menuitem']) { text-align: start; }
html[dir='rtl'] input[style*='padding-right'] {
  padding-left: 4.8rem !important;
  padding-right: 0 !important;
}
html[dir='rtl'] input[style*='padding-right']:first-child { padding-right: 1.6rem !important; }
html[dir='rtl'] input[style*='padding-right'] + div { left: 1.6rem; right: auto; }
html[dir='rtl'] :is([role='combobox'] [dir='auto'], input[role='combobox']) { text-align: right; }
html:not([dir='rtl']) [role='combobox'] [dir='auto'] { text-align: left; }
html[dir='rtl'] form[role='search'] div:has(> svg + input) { padding-left: 0; padding-right: 0.8rem; }
html[dir='rtl'] div:has(> div > table[role='grid'])::after { left: 0; right: auto; transform: scaleX(-1); }
html[dir='rtl'] a[href='#main-content'] { left: auto; right: -100%; }
html[dir='rtl'] a[href='#main-content']:focus { right: 1.2rem; }`;
/** The text of a choice, until its direction is found. */
const CHOSEN =
  "[role='combobox'] > span > span:not([aria-hidden], [dir]), input[role='combobox']:not([dir='auto'])";
/** The same as the tab, in the menus of the media library, by what Strapi and we call it. */
const FROM_ADDRESS = ['File upload from URL', mediaLibraryWords['import-from-url']];

/**
 * Takes files by address out of the panel (the server fetches none for anybody, and the panel may ask no other server)
 * and Strapi's banners, lays out what is read from the right, and tells what no translation reaches, whenever it
 * appears.
 */
export function mendParts(): void {
  const style = document.createElement('style');
  style.textContent = HIDDEN + FROM_THE_RIGHT;
  document.head.append(style);
  mend(document.body);
  const changed = new Set<Element>();
  let isAsked = false;
  new MutationObserver((records) => {
    for (const record of records) for (const element of changedIn(record)) changed.add(element);
    if (isAsked || changed.size === 0) return;
    isAsked = true;
    // Before it is shown, and once however often it has changed by then.
    requestAnimationFrame(() => {
      isAsked = false;
      const shown = [...changed].filter(({ isConnected }) => isConnected);
      changed.clear();
      shown.forEach(mend);
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** The elements that a change has brought; where it was of a text alone, the one around it. */
function changedIn({ target, addedNodes }: MutationRecord): Element[] {
  const nodes = target instanceof Element ? [...addedNodes] : [target];
  return nodes.flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? [])));
}

function mend(root: Element): void {
  for (const item of matchesIn<HTMLElement>(root, '[role=menuitem]'))
    if (FROM_ADDRESS.includes(item.textContent)) item.style.display = 'none';
  for (const chosen of matchesIn<HTMLElement>(root, CHOSEN)) chosen.dir = 'auto';
  tellFixedWords(root);
}
