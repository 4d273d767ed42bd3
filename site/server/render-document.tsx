import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageContext } from 'vike/types';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { SettingsProvider } from '../lib/page-context';
import { takingParts } from '../lib/cached-markup';

type Settings = PageContext['settings'];

/** React writes this where something was not there yet, and leaves it to the browser. */
const NOT_THERE = '<!--$!-->';
/** Begins the ids that React gives: an id in markup that is kept would be on two pages, or twice on one. */
const REACTS_ID = '_R_';

/** Stands for a part whose markup is kept. Nobody can write it into a text of a page, since nobody knows it. */
const MARK = `\u0001${crypto.randomUUID().slice(0, 8)} `;
/** React parts two texts that stand side by side, as it takes these for. */
const MARKS = new RegExp(`${MARK}(\\d+)\u0002(?:<!-- -->(?=${MARK}))?`, 'g');

/** Of markup that is kept, in characters. */
const MOST_KEPT = 4 * 1024 * 1024;
const kept = new LRUCache<string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (html, key) => html.length + key.length,
});
/** Short names of settings, which pages share until somebody changes them, or the day does. */
const named = new LRUCache<string, number>({ max: 20 });
let names = 0;

/** Parts of a page whose markup is kept, in the order of their marks. */
type Parts = { key: string; part: ReactNode }[];

/**
 * Renders to HTML, with everything in it that is loaded on demand.
 * @param settings that the page shows; null where they cannot be read
 */
export function renderDocument(node: ReactNode, settings: Settings | null): string | Promise<string> {
  const parts: Parts = [];
  const take = (key: string, part: ReactNode) => `${MARK}${parts.push({ key, part }) - 1}\u0002`;
  let html: string;
  // The stream takes a third longer, and has something to wait for only before a part was loaded for the first time.
  try {
    html = settings === null ? renderToString(node) : takingParts(take, () => renderToString(node));
  } catch {
    // What went wrong goes wrong below as well, where it is said.
    return renderOnceLoaded(node);
  }
  const whole = settings === null ? html : withMarkup(html, parts, settings);
  return whole.includes(NOT_THERE) ? renderOnceLoaded(node) : whole;
}

/** Puts the parts whose markup is kept where their marks are (`lib/cached-markup.ts`). */
function withMarkup(html: string, parts: Parts, settings: Settings): string {
  const sameFor = `${currentLanguage()} ${nameOf(settings)} `;
  return html.replace(MARKS, (_, index: string) => {
    const { key, part } = parts[Number(index)] ?? { key: '', part: null };
    const known = kept.get(sameFor + key);
    if (known !== undefined) return known;
    const markup = renderToString(<SettingsProvider value={settings}>{part}</SettingsProvider>);
    if (markup.includes(REACTS_ID)) throw new Error('A part whose markup is kept has an id of React');
    if (!markup.includes(NOT_THERE)) kept.set(sameFor + key, markup);
    return markup;
  });
}

function nameOf(settings: Settings): number {
  const written = JSON.stringify(settings);
  const known = named.get(written);
  if (known !== undefined) return known;
  names += 1;
  named.set(written, names);
  return names;
}

/**
 * Renders to HTML once everything in it has loaded, parts loaded on demand included.
 * Pieces are never moved into place by inline scripts, which the content security policy forbids.
 */
function renderOnceLoaded(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
