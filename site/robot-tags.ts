import { escapeInject } from 'vike/server';
import type { PageHead } from './page-head';

/** What the head tells search engines: what the page is about, and which address stands for it. */
export function robotTags({ description, noindex, canonical }: PageHead, origin: string) {
  const about = description === null ? '' : escapeInject`<meta name="description" content="${description}">`;
  const hidden = noindex ? escapeInject`<meta name="robots" content="noindex">` : '';
  const address = canonical === null ? '' : escapeInject`<link rel="canonical" href="${origin + canonical}">`;
  return escapeInject`${about}${hidden}${address}`;
}
