import { escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { PageHead } from '../lib/page-meta';
import heroUrl from '../ui/pictures/hero-1280.webp';

/** What a page without a picture of its own is shared with. */
const HERO = { src: heroUrl, width: 1280, height: 720, alt: '' };

/** What a link to the page looks like where it is shared: Open Graph, and X's cards. */
export function shareTags(
  { data, settings }: Pick<PageContextServer, 'data' | 'settings'>,
  { title, description, canonical }: PageHead,
  origin: string,
) {
  const { article, picture = null } = data?.meta ?? {};
  const { src, width, height, alt } = picture ?? HERO;
  const image = new URL(src, origin).href;
  const about =
    description === null
      ? ''
      : escapeInject`<meta property="og:description" content="${description}"><meta name="twitter:description" content="${description}">`;
  const address =
    canonical === null ? '' : escapeInject`<meta property="og:url" content="${origin + canonical}">`;
  const altText = alt === '' ? '' : escapeInject`<meta property="og:image:alt" content="${alt}">`;
  return escapeInject`${about}${address}<meta property="og:site_name" content="${settings.brand}">
    <meta property="og:type" content="${article ? 'article' : 'website'}">
    <meta property="og:title" content="${title}">
    <meta property="og:image" content="${image}">${altText}
    <meta property="og:image:width" content="${String(width)}">
    <meta property="og:image:height" content="${String(height)}">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:title" content="${title}">
    <meta name="twitter:image" content="${image}">`;
}

/** What the head tells search engines: what the page is about, and which address stands for it. */
export function robotTags({ description, noindex, canonical }: PageHead, origin: string) {
  const about = description === null ? '' : escapeInject`<meta name="description" content="${description}">`;
  const hidden = noindex ? escapeInject`<meta name="robots" content="noindex">` : '';
  const address = canonical === null ? '' : escapeInject`<link rel="canonical" href="${origin + canonical}">`;
  return escapeInject`${about}${hidden}${address}`;
}
