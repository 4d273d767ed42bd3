import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Tab } from './tab.js';

/** Something on a page, as somebody would call it: what it is, its name, and what it lies in. */
export interface Part {
  role: string;
  name?: string | RegExp;
  within?: Part;
}

/** What is to be seen of a part. Lengths are in CSS pixels, from the top left of the window. */
export interface Sight {
  text: string;
  label: string | null;
  href: string | null;
  box: { left: number; top: number; right: number; bottom: number };
  /** Whether a click in its middle meets it and nothing that lies above it. */
  reachable: boolean;
}

declare const TestingLibraryDom: typeof TestingLibrary;

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.js',
);

/**
 * All parts of a page that a path names, in its order; hidden ones are none.
 * @param scroll brings the first into the middle of the window before it is looked at
 */
export async function lookAt(tab: Tab, part: Part, scroll = false): Promise<Sight[]> {
  const path = pathOf(part);
  const seen = await tab.run(sightsOf, path, scroll);
  if (seen !== null) return seen;
  await tab.load(await readFile(library, 'utf8'));
  return (await tab.run(sightsOf, path, scroll)) ?? [];
}

/** A part in words, for messages. */
export function describePart({ role, name, within }: Part): string {
  const own = name === undefined ? role : `${role} “${String(name)}”`;
  return within ? `${own} in ${describePart(within)}` : own;
}

/** A part from the outside inwards. */
interface Step {
  role: string;
  name: { source: string; flags: string } | string | null;
}

function pathOf({ role, name, within }: Part): Step[] {
  const own = name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null);
  return [...(within ? pathOf(within) : []), { role, name: own }];
}

/** Runs in the page; null where the library is not there yet. */
function sightsOf(path: Step[], scroll: boolean): Sight[] | null {
  if (!('TestingLibraryDom' in window)) return null;
  const found = path.reduce<HTMLElement[]>(
    (scopes, { role, name }) => {
      const wanted = name === null || typeof name === 'string' ? name : new RegExp(name.source, name.flags);
      const options = wanted === null ? {} : { name: wanted };
      return scopes.flatMap((scope) => TestingLibraryDom.queryAllByRole(scope, role, options));
    },
    [document.body],
  );
  if (scroll) found[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return found.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      // WebKit leaves out of `innerText` what cannot be selected.
      text: element.textContent.replace(/\s+/g, ' ').trim(),
      label: element.getAttribute('aria-label'),
      href: element.getAttribute('href'),
      box: { left, top, right, bottom },
      reachable: hit !== null && element.contains(hit),
    };
  });
}
