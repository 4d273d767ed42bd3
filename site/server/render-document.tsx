import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageContext } from 'vike/types';
import { madeOnce } from 'booking-rules/shared/made-once';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { SettingsProvider } from '../lib/page-context';
import { takingParts, type TakePart } from '../lib/cached-markup';

type Settings = PageContext['settings'];

/** React writes this where something was not there yet, and leaves it to the browser. */
const NOT_THERE = '<!--$!-->';
/** Begins the ids that React gives: an id in markup that is kept would be on two pages, or twice on one. */
const REACTS_ID = '_R_';

/**
 * Begins and ends what stands for a part whose markup is kept. Nobody can write it into a text of a page, since nobody
 * knows it.
 */
const MARK = `\u0001${crypto.randomUUID().slice(0, 8)} `;
const END = '\u0002';
/** React parts two texts that stand side by side, as it takes these for. */
const BETWEEN_TEXTS = '<!-- -->';

/** Markup in its order, of which what is kept is encoded already. */
export type Pieces = (string | Buffer)[];

/** Of markup that is kept, in bytes. */
const MOST_KEPT = 4 * 1024 * 1024;
const kept = new LRUCache<string, Buffer>({
  maxSize: MOST_KEPT,
  sizeCalculation: (html, key) => html.length + key.length,
});
/** Short names of settings, which pages share until somebody changes them, or the day does. */
const nameOf = madeOnce((_: Settings) => (names += 1));
let names = 0;

/** Letters of JSON up to which a value of props is told by it. */
const LONG = 400;
/** Hashes of long values, such as the rooms of an apartment: the same object for all who ask for its page. */
const hashes = new WeakMap<object, string>();

/** Parts of a page whose markup is kept, in the order of their marks. */
type Parts = { key: string; part: ReactNode }[];

/**
 * Renders to HTML, with everything in it that is loaded on demand.
 * @param settings that the page shows; null where they cannot be read
 */
export function renderDocument(node: ReactNode, settings: Settings | null): Pieces | Promise<Pieces> {
  const parts: Parts = [];
  const take: TakePart = (component, props, part) =>
    `${MARK}${parts.push({ key: `${component} ${textOf(props)}`, part }) - 1}${END}`;
  let html: string;
  // The stream takes a third longer, and has something to wait for only before a part was loaded for the first time.
  try {
    html = settings === null ? renderToString(node) : takingParts(take, () => renderToString(node));
  } catch {
    // What went wrong goes wrong below as well, where it is said.
    return renderOnceLoaded(node);
  }
  const pieces = settings === null ? [html] : withMarkup(html, parts, settings);
  return pieces === null || html.includes(NOT_THERE) ? renderOnceLoaded(node) : pieces;
}

/**
 * Puts the parts whose markup is kept where their marks are (`lib/cached-markup.ts`).
 * @returns null where something in such a part was not there yet
 */
function withMarkup(html: string, parts: Parts, settings: Settings): Pieces | null {
  const sameFor = `${currentLanguage()} ${nameOf(settings)} `;
  const [before = '', ...marked] = html.split(MARK);
  const pieces: Pieces = [before];
  for (const [position, text] of marked.entries()) {
    const end = text.indexOf(END);
    const { key, part } = parts[Number(text.slice(0, end))] ?? { key: '', part: null };
    const markup = kept.get(sameFor + key) ?? renderPart(sameFor + key, part, settings);
    if (markup === null) return null;
    const after = text.slice(end + END.length);
    const isBetween = after === BETWEEN_TEXTS && position < marked.length - 1;
    pieces.push(markup, isBetween ? '' : after);
  }
  return pieces;
}

/** The props of a part as a text that no others have: long values by their hash, worked out once for each object. */
function textOf(props: object): string {
  let text = '';
  for (const [name, value] of Object.entries(props) as [string, unknown][])
    if (typeof value !== 'function' && value !== undefined) text += `${name}:${textOfValue(value)},`;
  return text;
}

function textOfValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const found = hashes.get(value);
  if (found !== undefined) return found;
  const json = JSON.stringify(value);
  if (json.length <= LONG) return json;
  const hash = `#${createHash('sha256').update(json).digest('base64')}`;
  hashes.set(value, hash);
  return hash;
}

/** Renders a part and keeps its markup; null where something in it was not there yet. */
function renderPart(key: string, part: ReactNode, settings: Settings): Buffer | null {
  const markup = renderToString(<SettingsProvider value={settings}>{part}</SettingsProvider>);
  if (markup.includes(REACTS_ID)) throw new Error('A part whose markup is kept has an id of React');
  if (markup.includes(NOT_THERE)) return null;
  const bytes = Buffer.from(markup);
  kept.set(key, bytes);
  return bytes;
}

/**
 * Renders to HTML once everything in it has loaded, parts loaded on demand included.
 * Pieces are never moved into place by inline scripts, which the content security policy forbids.
 */
function renderOnceLoaded(node: ReactNode): Promise<Pieces> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        const body = new PassThrough();
        text(body).then((html) => resolve([html]), reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
