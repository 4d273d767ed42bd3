import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import sharp from 'sharp';
import { groundsOf, type BrandColours } from 'booking-rules/engine';
import { LIMITS, PATIENCE } from '../pictures/read-picture';
import type { BaseMapFile } from './content/base-map';
import type { Brand } from './content/brand';
import { contentOf } from './content/content-cache';

const OLD_ICON = '/favicon.ico';
const MANIFEST = '/site.webmanifest';
/** Those whose addresses stay while the business changes its looks. */
export const BRAND_FILES = [OLD_ICON, MANIFEST] as const;

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of browsers' tabs, of Apple's phones, and of others (the web app manifest), in pixels. */
const ICON_SIZES = [48, 180, 192, 512];
const PAPER = '#fbf8f3';
/** Longest time that a store of uploads may take to send an icon. */
const STORE_PATIENCE_MS = 10_000;

interface BrandFile {
  type: string;
  body: () => string | Promise<Buffer>;
  /** False for what changes under one address. */
  isForEver: boolean;
}

/**
 * Answers what is made of how the business looks and where it is: a stylesheet with its colours, its icon in every size,
 * the manifest by which phones put the site among their apps, and the simple map of its place. Says whether it has
 * answered.
 */
export function createBrandFiles(strapi: Core.Strapi) {
  const content = contentOf(strapi);
  let made: { of: Brand; on: BaseMapFile | null; files: Map<string, BrandFile> } | null = null;
  const icons = new Map<string, Promise<Buffer>>();

  function filesNow(): Map<string, BrandFile> {
    const { brand, baseMap } = content.current();
    if (made?.of !== brand || made.on !== baseMap) {
      made = { of: brand, on: baseMap, files: filesOf(brand, baseMap) };
      icons.clear();
    }
    return made.files;
  }

  function filesOf(brand: Brand, baseMap: BaseMapFile | null): Map<string, BrandFile> {
    const { icon, stylesheet, isDrawn } = brand.appearance;
    const png = (size: number) => ({ type: 'image/png', body: () => iconOf(brand, size) });
    const files = new Map<string, BrandFile>([
      [OLD_ICON, { ...png(48), isForEver: false }],
      [MANIFEST, { type: 'application/manifest+json', body: () => manifestOf(brand), isForEver: false }],
      ...ICON_SIZES.map((size) => [`${icon}-${size}.png`, { ...png(size), isForEver: true }] as const),
    ]);
    if (isDrawn) {
      files.set(`${icon}.svg`, { type: 'image/svg+xml', body: () => markOf(brand.colours), isForEver: true });
    }
    if (stylesheet !== null) {
      files.set(stylesheet, {
        type: 'text/css; charset=utf-8',
        body: () => styleOf(brand.colours),
        isForEver: true,
      });
    }
    if (baseMap) {
      files.set(baseMap.path, { type: 'application/json', body: () => baseMap.body, isForEver: true });
    }
    return files;
  }

  function iconOf(brand: Brand, size: number): Promise<Buffer> {
    const key = `${brand.appearance.icon} ${size}`;
    const known = icons.get(key);
    if (known) return known;
    const drawing = drawIcon(strapi, brand, size);
    icons.set(key, drawing);
    // What failed, such as a store that was away, is tried again by the next who asks.
    drawing.catch(() => icons.delete(key));
    return drawing;
  }

  return async function answer(ctx: Context, headers: Record<string, string>): Promise<boolean> {
    const file = filesNow().get(ctx.path) ?? previewedStyle(ctx.path);
    if (!file) return false;
    const body = await file.body();
    ctx.set(headers);
    ctx.set('Cache-Control', file.isForEver ? FOR_EVER : 'public, max-age=3600');
    ctx.type = file.type;
    ctx.body = body;
    return true;
  };
}

const PREVIEWED = /^\/brand\/preview-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** The stylesheet of colours that somebody is still choosing: they are in its address. */
export const previewedStylesheet = ({ brand, brandDeep, accent }: BrandColours): string =>
  `/brand/preview-${[brand, brandDeep, accent].map((colour) => colour.slice(1)).join('-')}.css`;

function previewedStyle(path: string): BrandFile | undefined {
  const [, brand, brandDeep, accent] = PREVIEWED.exec(path) ?? [];
  if (brand === undefined) return undefined;
  const body = () => styleOf({ brand: `#${brand}`, brandDeep: `#${brandDeep}`, accent: `#${accent}` });
  return { type: 'text/css; charset=utf-8', body, isForEver: true };
}

/** The colours, in place of those of the site's own stylesheet (site/ui/theme.css). */
function styleOf({ brand, brandDeep, accent }: Omit<BrandColours, 'brandOnDark'>): string {
  const { sand, line } = groundsOf(accent);
  return `:root{--color-brand:${brand};--color-brand-deep:${brandDeep};--color-accent:${accent};--color-sand:${sand};--color-line:${line}}\n`;
}

/** The usual mark, the sun over the sea, in the colours of the business. */
const markOf = ({ brand, accent }: BrandColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${brand}"/>
  <circle cx="16" cy="14" r="6" fill="${PAPER}"/>
  <circle cx="16" cy="14" r="5" fill="${accent}"/>
  <path d="M4 25c4-5 8-7 12-7s8 2 12 7v3H4z" fill="${PAPER}"/>
</svg>
`;

function manifestOf({ name, appearance, colours }: Brand): string {
  const icons = [192, 512].map((size) => ({
    src: `${appearance.icon}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: colours.brand,
    icons,
  });
}

/** An icon as PNG: what was uploaded, whole within the square, else the mark. */
async function drawIcon(strapi: Core.Strapi, { iconUrl, colours }: Brand, size: number): Promise<Buffer> {
  const source = iconUrl === null ? Buffer.from(markOf(colours)) : await readUpload(strapi, iconUrl);
  // A mark of 32 units is drawn at its size, not drawn small and blown up.
  const density = iconUrl === null ? (72 * size) / 32 : undefined;
  return sharp(source, { ...LIMITS, ...(density && { density }) })
    .timeout({ seconds: PATIENCE })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

/** The bytes of an upload: from the folder of uploads, or from the store that the server is configured with. */
async function readUpload(strapi: Core.Strapi, url: string): Promise<Buffer> {
  if (url.startsWith('/')) return readFile(join(strapi.dirs.static.public, url));
  const answer = await fetch(url, { signal: AbortSignal.timeout(STORE_PATIENCE_MS) });
  if (!answer.ok) throw new Error(`The store of uploads answers ${answer.status} for ${url}`);
  return Buffer.from(await answer.arrayBuffer());
}
