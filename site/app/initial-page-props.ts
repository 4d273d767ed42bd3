import type { PageContext, PageContextServer } from 'vike/types';
import { madeOnce } from 'booking-rules/shared/made-once';
import { ownBuild } from '../api/build-files';
import { isRecord } from '../lib/json';
import { loadAgain } from './builds/chunk-reload';
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
  /** By which it was told. */
  build: string;
  /** Where the messages of its language are (`message-files.ts`). */
  messageFiles: string;
  /** Whether the document was made of others, which nobody has any more. */
  isOutdated?: boolean;
};

/** What pages share is written once. */
const writeShared = madeOnce((shared: object) => writeProps(shared));

/**
 * What a page shows, as an element of its document: one JSON text. Vike would write and read it value by value,
 * which takes ten times as long; it still does where client routing asks for the next page.
 */
export function initialPropsElement(pageContext: PageContextServer, messageFiles: string): string {
  const { build, config, data, globalContext, pageId } = pageContext;
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
    ...{ build, messageFiles },
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

let told: Promise<InitialPageProps> | undefined;

/** What the first page shows: in its document, or in a file beside it where the page is one that servers keep. */
export function initialProps(): Promise<InitialPageProps> {
  told ??= readInitialProps();
  return told;
}

async function readInitialProps(): Promise<InitialPageProps> {
  const element = document.getElementById(ELEMENT);
  const at = element?.dataset['at'];
  if (at === undefined) return readProps(element?.textContent ?? '{}') as InitialPageProps;
  const response = await fetch(at);
  const props = response.ok ? (readProps(await response.text()) as InitialPageProps) : null;
  if (props?.build === ownBuild()) return { ...props, isOutdated: response.redirected };
  // There is another page by now, or another build, whose scripts would not go with the ones that are here. Where the
  // server has no time, the page stays as it is: it can be read.
  const isGone = props !== null || response.status === 404;
  if (isGone && loadAgain()) return new Promise(() => undefined);
  throw new Error(`${at} was answered with ${response.status}, by the build ${props?.build ?? 'of nobody'}`);
}
