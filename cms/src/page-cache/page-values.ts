import { createHash } from 'node:crypto';
import { markup } from 'booking-rules/shared/format/markup';

/** Begins and ends the element in which a document tells its scripts what it shows (`site/app/initial-page-props.ts`). */
const BEGIN = '<script id="page-values" type="application/json"';
const END = '</script>';
const FILE = '/_values.json';

/** A document, and what its scripts are told, which stands in a file of its own. */
export interface ValuesApart {
  document: Buffer;
  values: Buffer;
  /** In the address of that file. */
  hash: string;
}

/**
 * Takes what scripts are told out of a document, which says it in words and pictures already: whoever reads the page
 * need not wait for it, and its scripts ask for it beside themselves.
 * @param path of the page with its search
 * @returns null where the document tells them nothing
 */
export function takeValuesApart(document: Buffer, path: string): ValuesApart | null {
  const begin = document.indexOf(`${BEGIN}>`);
  if (begin < 0) return null;
  const start = begin + BEGIN.length + 1;
  // No value has it: they are written for such an element.
  const end = document.indexOf(END, start);
  const values = document.subarray(start, end);
  const hash = createHash('sha256').update(values).digest('base64url').slice(0, 16);
  const at = markup` data-at="${valuesAddress(path, hash)}">`;
  const rest = [Buffer.from(`${BEGIN}${at.html}`), document.subarray(end)];
  return {
    document: Buffer.concat([document.subarray(0, begin), ...rest]),
    values: Buffer.from(values),
    hash,
  };
}

/** Where the values of a page are asked for: `{route}/_values.json`, with the page's search and then their hash. */
export function valuesAddress(path: string, hash: string): string {
  const [pathname = '', search] = path.split(/\?(.*)/s);
  const query = search === undefined ? hash : `${search}&${hash}`;
  return `${pathname.replace(/\/+$/, '')}${FILE}?${query}`;
}

/** What an address of values asks for. */
export interface ValuesAsked {
  /** Of the page. */
  path: string;
  hash: string;
}

/** The page whose values an address asks for; null for other addresses. */
export function valuesAskedFor(path: string, search: string): ValuesAsked | null {
  // Two slashes would lead to another host.
  if (!path.endsWith(FILE) || path.startsWith('//')) return null;
  const words = search.slice(1).split('&');
  const hash = words.findLast((word) => !word.includes('=')) ?? '';
  return { path: path.slice(0, -FILE.length) || '/', hash };
}
