import type { PageContext, PageContextServer } from 'vike/types';
import { madeOnce } from 'booking-rules/shared/made-once';
import { isRecord } from '../lib/json';
import { readProps, writeProps } from './packed-props';

/** Id of the script element that holds them. */
const ELEMENT = 'page-values';
const SHARED = ['settings', 'districts', 'menu'] as const;
const NAMES = [...SHARED, 'data'] as const;
/** What Vike tells its router too, which the first page does without. */
const VIKES = ['urlPathname', 'routeParams', 'preview', 'is404', 'abortStatusCode', 'abortReason'] as const;
type InitialPageProps = Partial<Pick<PageContext, (typeof NAMES)[number] | (typeof VIKES)[number]>> & {
  /** Address of the page's own script; null where the site is developed. */
  script: string | null;
  rules?: PageContext['config']['rules'];
};

/** What pages share is written once. */
const writeShared = madeOnce((shared: object) => writeProps(shared));

/**
 * What a page shows, as an element of its document: one JSON text. Vike would write and read it value by value,
 * which takes ten times as long; it still does where client routing asks for the next page.
 */
export function initialPropsElement(pageContext: PageContextServer): string {
  const { config, data, globalContext, pageId } = pageContext;
  const entry = globalContext.assetsManifest?.[`virtual:vike:page-entry:client:${pageId ?? ''}`];
  const { documentData } = config;
  const shared = SHARED.filter((name) => name in pageContext).map(
    (name) => `"${name}":${writeShared(pageContext[name])},`,
  );
  const own = writeProps({
    ...Object.fromEntries(
      VIKES.filter((name) => name in pageContext).map((name) => [name, pageContext[name]]),
    ),
    ...(data !== undefined && { data: withoutHead(documentData?.(data as never) ?? data) }),
    rules: config.rules,
    script: entry ? `/${entry.file}` : null,
  });
  return `<script id="${ELEMENT}" type="application/json">{${shared.join('')}${own.slice(1)}</script>`;
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
