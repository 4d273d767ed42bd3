import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { markup } from 'booking-rules/shared/format/markup';
import type { PageHead } from '../lib/page-meta';
import type { MessageGroup } from '../messages/types';
import type { MessageFiles } from './message-files';
import type { Appearance } from '../api/site-api';
import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import manropeUrl from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import playfairUrl from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import sourceSansUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import arabicUrl from '../ui/fonts/arabic.css?url';
import elegantUrl from '../ui/fonts/elegant.css?url';
import friendlyUrl from '../ui/fonts/friendly.css?url';
import modernUrl from '../ui/fonts/modern.css?url';
import heroUrl from '../ui/pictures/hero-1280.webp';

/**
 * Pairs of fonts that are not in the site's own stylesheet: a sheet, and the files that a reader of English needs.
 * Browsers find those of other scripts in the sheet.
 */
const FONTS: Partial<Record<Appearance['fonts'], { sheet: string; files: readonly string[] }>> = {
  elegant: { sheet: elegantUrl, files: [playfairUrl, sourceSansUrl] },
  friendly: { sheet: friendlyUrl, files: [figtreeUrl] },
  modern: { sheet: modernUrl, files: [manropeUrl] },
};

/** The stylesheet of letters that no pair of fonts has; null where the language needs none. */
const lettersUrl = (): string | null => (currentLanguage() === 'ar' ? arabicUrl : null);

/** What a page without a picture of its own is shared with. */
const HERO = { src: heroUrl, width: 1280, height: 720, alt: '' };

/** What a link to the page looks like where it is shared: Open Graph, which X reads where its own tags say nothing. */
export function shareTags(
  { data, settings }: Pick<PageContextServer, 'data' | 'settings'>,
  head: PageHead,
  origin: string,
) {
  const { title, description, canonical } = head;
  const { article, picture = null } = data?.meta ?? {};
  const { src, width, height, alt } = picture ?? HERO;
  const image = new URL(src, origin).href;
  const about = description === null ? '' : markup`<meta property="og:description" content="${description}">`;
  const address = canonical === null ? '' : markup`<meta property="og:url" content="${origin + canonical}">`;
  const altText = alt === '' ? '' : markup`<meta property="og:image:alt" content="${alt}">`;
  return markup`${about}${address}${localeTags(settings, head)}<meta property="og:site_name" content="${settings.brand}">
    <meta property="og:type" content="${article ? 'article' : 'website'}">
    <meta property="og:title" content="${title}">
    <meta property="og:image" content="${image}">${altText}
    <meta property="og:image:width" content="${String(width)}">
    <meta property="og:image:height" content="${String(height)}">
    <meta name="twitter:card" content="summary_large_image">`;
}

/** The language of the page and the others that there are, as Open Graph names them. */
function localeTags({ place }: PageContextServer['settings'], { language: own, alternates }: PageHead) {
  const tags = alternates.flatMap(({ language }) => {
    if (language === 'x-default') return [];
    const property = language === own ? 'og:locale' : 'og:locale:alternate';
    return markup`<meta property="${property}" content="${`${language}_${place.country}`}">`;
  });
  return tags;
}

/** Has only the usual fonts loaded at once where a business has chosen no others, whose files are named with them. */
export function withFontsOf(fonts: Appearance['fonts']): (assets: InjectFilterEntry[]) => void {
  return (assets) => {
    if (fonts === 'classic') return;
    for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
  };
}

/** How the business looks: its icon, and its fonts and colours where they differ from the usual. */
export function brandTags({ icon, isDrawn, fonts, stylesheet }: Appearance) {
  const { sheet, files = [] } = FONTS[fonts] ?? {};
  const tab = isDrawn
    ? markup`<link rel="icon" href="${icon}.svg" type="image/svg+xml">`
    : markup`<link rel="icon" href="${icon}-48.png" type="image/png" sizes="48x48">`;
  return markup`${tab}
    <link rel="apple-touch-icon" href="${icon}-180.png">
    <link rel="manifest" href="/site.webmanifest">${fontTags(files)}${sheetTag(sheet)}${sheetTag(lettersUrl())}${sheetTag(stylesheet)}`;
}

/** Has fonts loaded before the stylesheet that names them has come. */
const fontTags = (files: readonly string[]) =>
  files.map((href) => markup`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);

const sheetTag = (href: string | null | undefined) =>
  href == null ? '' : markup`<link rel="stylesheet" href="${href}">`;

/** What the head tells search engines: what the page is about, and which address stands for it. */
export function robotTags({ description, noindex, canonical, alternates }: PageHead, origin: string) {
  const about = description === null ? '' : markup`<meta name="description" content="${description}">`;
  const hidden = noindex ? markup`<meta name="robots" content="noindex">` : '';
  const address = canonical === null ? '' : markup`<link rel="canonical" href="${origin + canonical}">`;
  const others = alternates.map(
    ({ language, path }) => markup`<link rel="alternate" hreflang="${language}" href="${origin + path}">`,
  );
  return markup`${about}${hidden}${address}${others}`;
}

/** Has the messages of the page fetched together with its scripts, which wait for them. */
export function messageTags(files: MessageFiles, groups: readonly MessageGroup[]) {
  return groups.map((group) => markup`<link rel="modulepreload" href="${files[group]}">`);
}
