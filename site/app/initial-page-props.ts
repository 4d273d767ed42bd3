import type { PageContext } from 'vike/types';
import { jsonForScript } from '../lib/json';

/** Id of the script element that holds them. */
const ELEMENT = 'page-values';
const NAMES = ['settings', 'districts', 'menu', 'data'] as const;
type InitialPageProps = Partial<Pick<PageContext, (typeof NAMES)[number]>>;

/**
 * What a page shows, as an element of its document: one JSON text. Vike would write and read it value by value,
 * which takes ten times as long; it still does where client routing asks for the next page.
 */
export function initialPropsElement(pageContext: PageContext): string {
  const text = jsonForScript(
    Object.fromEntries(namesIn(pageContext).map((name) => [name, pageContext[name]])),
  );
  return `<script id="${ELEMENT}" type="application/json">${text}</script>`;
}

/** Takes the place of what is in the element, so that Vike does not write it a second time. */
export function withoutInitialProps(pageContext: PageContext): Record<string, undefined> {
  return Object.fromEntries(namesIn(pageContext).map((name) => [name, undefined]));
}

/** What the first page shows, out of its document. */
export function readInitialProps(): InitialPageProps {
  return JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}') as InitialPageProps;
}

/** An error page may be without some of them. */
function namesIn(pageContext: PageContext) {
  return NAMES.filter((name) => name in pageContext);
}
