import type { PhotoSize } from 'booking-rules/shared/listing/photo';
import type { PageContext, PageContextServer } from 'vike/types';
import { isRecord, jsonForScript } from '../lib/json';

/** Id of the script element that holds them. */
const ELEMENT = 'page-values';
const NAMES = ['settings', 'districts', 'menu', 'data'] as const;
/** What Vike tells its router too, which the first page does without. */
const VIKES = ['urlPathname', 'routeParams', 'preview', 'is404', 'abortStatusCode', 'abortReason'] as const;
type InitialPageProps = Partial<Pick<PageContext, (typeof NAMES)[number] | (typeof VIKES)[number]>> & {
  /** Address of the page's own script; null where the site is developed. */
  script: string | null;
  rules?: PageContext['config']['rules'];
};

/**
 * What a page shows, as an element of its document: one JSON text. Vike would write and read it value by value,
 * which takes ten times as long; it still does where client routing asks for the next page.
 */
export function initialPropsElement(pageContext: PageContextServer): string {
  const { config, data, globalContext, pageId } = pageContext;
  const entry = globalContext.assetsManifest?.[`virtual:vike:page-entry:client:${pageId ?? ''}`];
  const names = [...NAMES, ...VIKES].filter((name) => name in pageContext);
  const { documentData } = config;
  const text = writeProps({
    ...Object.fromEntries(names.map((name) => [name, pageContext[name]])),
    ...(data !== undefined && { data: withoutHead(documentData?.(data as never) ?? data) }),
    rules: config.rules,
    script: entry ? `/${entry.file}` : null,
  });
  return `<script id="${ELEMENT}" type="application/json">${text}</script>`;
}

/** Data without what its head says already: of that, parts of the page ask for its languages only. */
function withoutHead(data: object): object {
  if (!('meta' in data) || !isRecord(data.meta)) return data;
  const { languages } = data.meta;
  return { ...data, meta: { languages } };
}

/** Takes the place of what is in the element, so that Vike does not write it a second time. */
export function withoutInitialProps(pageContext: PageContext): Record<string, undefined> {
  return Object.fromEntries(NAMES.filter((name) => name in pageContext).map((name) => [name, undefined]));
}

/** What the first page shows, out of its document. */
export function readInitialProps(): InitialPageProps {
  return readProps(document.getElementById(ELEMENT)?.textContent ?? '{}') as InitialPageProps;
}

/** Fields of a photo that list its sizes. Half of what a page carries would be their addresses, which are nearly alike. */
const SIZE_FIELDS: ReadonlySet<string> = new Set(['sizes', 'avif']);

/** Values as the text of a script element, the sizes of photos packed. */
export function writeProps(props: unknown): string {
  return jsonForScript(props, (key, value) =>
    SIZE_FIELDS.has(key) && Array.isArray(value) ? packSizes(value) : value,
  );
}

/** What `writeProps` has written. */
export function readProps(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) =>
    SIZE_FIELDS.has(key) && typeof value === 'string' ? unpackSizes(value) : value,
  );
}

/**
 * Sizes as words: an address with a star for the width, and the widths that it is for. As they are where an address
 * could not be told from that.
 */
function packSizes(sizes: readonly unknown[]): unknown {
  const words: string[] = [];
  let last = '';
  for (const size of sizes) {
    if (!isSize(size) || /[\s*]|^\d*$/.test(size.src)) return sizes;
    const address = size.src.replace(new RegExp(`${size.width}(?=\\.\\w+$)`), '*');
    if (address !== last) words.push(address);
    words.push(String(size.width));
    last = address;
  }
  return words.length === 0 ? sizes : words.join(' ');
}

function unpackSizes(packed: string): PhotoSize[] {
  let address = '';
  return packed.split(' ').flatMap((word) => {
    if (/^\d+$/.test(word)) return { src: address.replace('*', word), width: Number(word) };
    address = word;
    return [];
  });
}

const isSize = (value: unknown): value is PhotoSize =>
  isRecord(value) && typeof value['src'] === 'string' && typeof value['width'] === 'number';
