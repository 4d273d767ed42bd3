import type { Settings } from '../../config/settings';
import { uploadOrigins } from '../configuration/s3';
import { isNamedAsPicture } from '../pictures/allowed-picture';

/**
 * What an answer of the site has beside the headers of every answer. Its pages have no inline script, so scripts
 * come from this origin alone and pages stay cacheable without a nonce.
 */
export function pageHeaders({
  siteDev: dev,
  map,
  integrations,
  tagOrigins,
  s3,
  content,
}: Pick<Settings, 'siteDev' | 'map' | 'integrations' | 'tagOrigins' | 's3' | 'content'>): Record<
  string,
  string
> {
  const { analyticsUrl, abTesting, errorReportingDsn, countryLookupUrl } = integrations;
  const tags = originsOf(analyticsUrl, abTesting?.scriptUrl);
  const scripts = tags.length === 0 ? [] : [...tags, ...tagOrigins];
  const asked = [
    ...new Set([...scripts, ...originsOf(errorReportingDsn, countryLookupUrl, content.url || null)]),
  ];
  const tiles = map?.kind === 'address' ? [tileSource(map.url)] : [];
  const policy = [
    `default-src 'self'`,
    // Vite's development client is inline and speaks over a web socket.
    ["script-src 'self'", ...(dev ? ["'unsafe-inline'"] : []), ...scripts].join(' '),
    dev ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    ["connect-src 'self'", ...(dev ? ['ws:'] : []), ...asked].join(' '),
    // Those who count visits do so by pictures too.
    ["img-src 'self' data:", ...uploadOrigins(s3), ...tiles, ...scripts].join(' '),
    ["media-src 'self'", ...uploadOrigins(s3)].join(' '),
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return { 'Content-Security-Policy': policy.join('; ') };
}

/** The pages on which guests give their card. */
const WITH_CARD_FORM = /^\/(?:summary|reservation)$/;

/**
 * The same on a page with a form for cards: Stripe's script and frames, and what they ask, as Stripe says; wallets may
 * be asked for a payment there. No other page lets anything of Stripe's in.
 * @param path without the language of the page
 */
export function cardFormHeaders(headers: Record<string, string>, path: string): Record<string, string> {
  if (!WITH_CARD_FORM.test(path)) return headers;
  const frames = 'https://js.stripe.com https://*.js.stripe.com';
  const policy = (headers['Content-Security-Policy'] ?? '')
    .replace(/script-src [^;]*/, `$& ${frames}`)
    .replace(/connect-src [^;]*/, '$& https://api.stripe.com');
  return {
    ...headers,
    'Content-Security-Policy': `${policy}; frame-src ${frames} https://hooks.stripe.com`,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
  };
}

/** Those of a page that the admin panel shows in a frame, and nobody keeps or finds. */
export function previewHeaders(headers: Record<string, string>, publicUrl: string): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  const origin = new URL(publicUrl).origin;
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(`frame-ancestors 'none'`, `frame-ancestors 'self' ${origin}`),
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  };
}

/** The origins of what is configured, each once. */
function originsOf(...urls: (string | null | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url == null ? [] : [new URL(url).origin])))];
}

/** Where a browser may fetch pictures of maps: `https://*.tiles.example` for servers that are numbered by `{s}`. */
function tileSource(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+).*$/, '$1').replace('{s}', '*');
}

/** Of all that lies among uploads: whatever it contains, nothing in it runs. */
const NOTHING_RUNS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox`,
};
/** Keeps a file from being opened as a page, and from being loaded as a script. */
const TO_BE_SAVED = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' };

/**
 * Headers of an uploaded file. What came before only pictures were taken is saved and not shown; videos and vector
 * graphics keep their type, without which no page can show them.
 * @param path of the file below the uploads
 */
export function uploadHeaders(path: string): Record<string, string> {
  if (isNamedAsPicture(path)) return NOTHING_RUNS;
  if (/\.(?:svg|mp4|webm|mov|ogg|mp3)$/i.test(path)) {
    return { ...NOTHING_RUNS, 'Content-Disposition': 'attachment' };
  }
  return { ...NOTHING_RUNS, ...TO_BE_SAVED };
}

/**
 * How long an uploaded file may be kept. A picture that replaces another keeps its address, but its sizes are named
 * after their bytes: by twelve letters, and until 2026 by the name of the picture and eight.
 */
export function uploadCaching(path: string): string {
  return /(?:_[0-9a-f]{8}|\/[0-9a-f]{12})_\d{3,4}\.(?:avif|webp)$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400';
}
