import { escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { currentLanguage } from 'booking-rules/shared/format/language';
import type { PageHead } from '../lib/page-meta';
import type { MessageGroup } from '../messages/types';
import type { MessageFiles } from './message-files';
import type { Appearance } from '../api/site-api';
import arabicUrl from '../ui/fonts/arabic.css?url';
import elegantUrl from '../ui/fonts/elegant.css?url';
import friendlyUrl from '../ui/fonts/friendly.css?url';
import modernUrl from '../ui/fonts/modern.css?url';
import heroUrl from '../ui/pictures/hero-1280.webp';

/** Stylesheets of the pairs of fonts that are not in the site's own. */
const FONTS: Partial<Record<Appearance['fonts'], string>> = {
  elegant: elegantUrl,
  friendly: friendlyUrl,
  modern: modernUrl,
};

/** The stylesheet of letters that no pair of fonts has; null where the language needs none. */
const lettersUrl = (): string | null => (currentLanguage() === 'ar' ? arabicUrl : null);

/** What a page without a picture of its own is shared with. */
const HERO = { src: heroUrl, width: 1280, height: 720, alt: '' };

/** What a link to the page looks like where it is shared: Open Graph, and X's cards. */
export function shareTags(
  { data, settings }: Pick<PageContextServer, 'data' | 'settings'>,
  head: PageHead,
  origin: string,
) {
  const { title, description, canonical } = head;
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
  return escapeInject`${about}${address}${localeTags(settings, head)}<meta property="og:site_name" content="${settings.brand}">
    <meta property="og:type" content="${article ? 'article' : 'website'}">
    <meta property="og:title" content="${title}">
    <meta property="og:image" content="${image}">${altText}
    <meta property="og:image:width" content="${String(width)}">
    <meta property="og:image:height" content="${String(height)}">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:title" content="${title}">
    <meta name="twitter:image" content="${image}">`;
}

/** The language of the page and the others that there are, as Open Graph names them. */
function localeTags({ place }: PageContextServer['settings'], { language: own, alternates }: PageHead) {
  const tags = alternates.flatMap(({ language }) => {
    if (language === 'x-default') return [];
    const property = language === own ? 'og:locale' : 'og:locale:alternate';
    return escapeInject`<meta property="${property}" content="${`${language}_${place.country}`}">`;
  });
  return joined(tags);
}

/** The files of each pair that a reader of English needs; browsers find those of other scripts in the stylesheet. */
const PRELOADED: Record<Appearance['fonts'], RegExp> = {
  classic: /\/(?:fraunces|inter)-latin\./,
  elegant: /\/(?:playfair-display|source-sans-3)-latin-wght-normal\./,
  modern: /\/manrope-latin-wght-normal\./,
  friendly: /\/figtree-latin-wght-normal\./,
};

/** Sheets that are named where they are wanted (`brandTags`); Vike would put all of them into every page. */
const SHEETS: ReadonlySet<string> = new Set([arabicUrl, elegantUrl, friendlyUrl, modernUrl]);

/** Takes fonts that a business does not use out of what browsers are told to load at once. */
export function withFontsOf(fonts: Appearance['fonts']): (assets: InjectFilterEntry[]) => void {
  return (assets) => {
    for (const asset of assets) {
      const isUnused = asset.assetType === 'font' && !PRELOADED[fonts].test(asset.src);
      if (isUnused || SHEETS.has(asset.src)) asset.inject = false;
    }
  };
}

/** How the business looks: its icon, and its fonts and colours where they differ from the usual. */
export function brandTags({ icon, isDrawn, fonts, stylesheet }: Appearance) {
  const tab = isDrawn
    ? escapeInject`<link rel="icon" href="${icon}.svg" type="image/svg+xml">`
    : escapeInject`<link rel="icon" href="${icon}-48.png" type="image/png" sizes="48x48">`;
  return escapeInject`${tab}
    <link rel="apple-touch-icon" href="${icon}-180.png">
    <link rel="manifest" href="/site.webmanifest">${sheetTag(FONTS[fonts])}${sheetTag(lettersUrl())}${sheetTag(stylesheet)}`;
}

const sheetTag = (href: string | null | undefined) =>
  href == null ? '' : escapeInject`<link rel="stylesheet" href="${href}">`;

/** What the head tells search engines: what the page is about, and which address stands for it. */
export function robotTags({ description, noindex, canonical, alternates }: PageHead, origin: string) {
  const about = description === null ? '' : escapeInject`<meta name="description" content="${description}">`;
  const hidden = noindex ? escapeInject`<meta name="robots" content="noindex">` : '';
  const address = canonical === null ? '' : escapeInject`<link rel="canonical" href="${origin + canonical}">`;
  const others = alternates.map(
    ({ language, path }) =>
      escapeInject`<link rel="alternate" hreflang="${language}" href="${origin + path}">`,
  );
  return escapeInject`${about}${hidden}${address}${joined(others)}`;
}

/** Has the messages of the page fetched together with its scripts, which wait for them. */
export function messageTags(files: MessageFiles, groups: readonly MessageGroup[]) {
  return joined(groups.map((group) => escapeInject`<link rel="modulepreload" href="${files[group]}">`));
}

type Tag = ReturnType<typeof escapeInject>;

const joined = (tags: readonly Tag[]): Tag | '' =>
  tags.reduce<Tag | ''>((before, tag) => escapeInject`${before}${tag}`, '');
