import { blend, clampChroma, converter, formatHex, parse, wcagContrast, wcagLuminance } from 'culori';

/** Colours of the business, as `#rrggbb`; those of greys, panels and warnings are the same for all. */
export interface BrandColours {
  /** Buttons, links, the mark. */
  brand: string;
  /** The same with a pointer on it, and bands that carry white text. */
  brandDeep: string;
  /** Links and buttons where a mail program shows mails on a dark ground. */
  brandOnDark: string;
  /** Stars and ornaments; never small text. */
  accent: string;
}

/** What an operator chooses; null or empty for the usual colour. */
export interface ChosenColours {
  brandColour?: string | null;
  accentColour?: string | null;
}

export const USUAL_COLOURS: BrandColours = {
  brand: '#0f5c5c',
  brandDeep: '#0b4747',
  brandOnDark: '#7cc7c1',
  accent: '#b8893b',
};

/** White, the page's paper, and its panels (site/ui/theme.css). */
const GROUNDS = ['#ffffff', '#fbf8f3', '#f1e9dc'];
/** How much of the brand colour lies under a label that is written in it. */
const TINT = 0.1;
/** How much lighter the brand colour is than its deep shade, in OKLCH. */
const DEEPER = 0.07;
/** The darkest lightness, in OKLCH, that can be read on a dark ground in every hue. */
const LIGHT_ENOUGH = 0.78;
/** WCAG 2.2, 1.4.3 for text and 1.4.11 for shapes. */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;
const toOklch = converter('oklch');

/** The colours that pages and mails wear. */
export function brandColours({ brandColour, accentColour }: ChosenColours): BrandColours {
  const brand = hexOf(brandColour);
  return {
    brand: brand ?? USUAL_COLOURS.brand,
    brandDeep: brand === null ? USUAL_COLOURS.brandDeep : darkened(brand, DEEPER),
    brandOnDark: brand === null ? USUAL_COLOURS.brandOnDark : withLightness(brand, LIGHT_ENOUGH),
    accent: hexOf(accentColour) ?? USUAL_COLOURS.accent,
  };
}

/** The site's panels and lines (site/ui/theme.css), which are those of a desert. */
const USUAL_GROUNDS = { sand: '#f1e9dc', line: '#e7e0d5' };

/**
 * Panels and lines of a page in the hue of an accent, as quiet as the usual ones and no darker, so that what can be
 * read on those can be read on them.
 */
export function groundsOf(accent: string): typeof USUAL_GROUNDS {
  return { sand: inHueOf(accent, USUAL_GROUNDS.sand), line: inHueOf(accent, USUAL_GROUNDS.line) };
}

function inHueOf(accent: string, ground: string): string {
  const { c = 0, h = 0 } = toOklch(accent) ?? {};
  const usual = toOklch(ground);
  let lightness = usual?.l ?? 1;
  const coloured = (): string =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, usual?.c ?? 0), h }, 'oklch'));
  while (lightness < 1 && wcagLuminance(coloured()) < wcagLuminance(ground)) lightness += 0.001;
  return coloured();
}

/** Why a colour cannot be taken, and the nearest of the same hue that can. */
export interface ColourProblem {
  contrast: number;
  needed: number;
  nearest: string;
}

/** Looks whether text in the brand colour, and white text on it, can be read everywhere; null when it can. */
export function brandColourProblem(colour: string): ColourProblem | null {
  return problemOf(colour, TEXT_CONTRAST, (brand) =>
    Math.min(
      ...[...GROUNDS, tintOf(brand, '#ffffff'), tintOf(brand, '#fbf8f3')].map((ground) =>
        wcagContrast(brand, ground),
      ),
    ),
  );
}

/** Looks whether stars in the accent colour stand out from a white card; null when they do. */
export function accentColourProblem(colour: string): ColourProblem | null {
  return problemOf(colour, SHAPE_CONTRAST, (accent) => wcagContrast(accent, '#ffffff'));
}

function problemOf(
  colour: string,
  needed: number,
  contrastOf: (colour: string) => number,
): ColourProblem | null {
  const contrast = contrastOf(colour);
  if (contrast >= needed) return null;
  let [low, high] = [0, toOklch(colour)?.l ?? 0];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (contrastOf(withLightness(colour, middle)) >= needed) low = middle;
    else high = middle;
  }
  return { contrast, needed, nearest: withLightness(colour, low) };
}

const tintOf = (colour: string, ground: string): string =>
  formatHex(blend([ground, { ...parse(colour), mode: 'rgb', alpha: TINT } as never]));

const darkened = (colour: string, by: number): string =>
  withLightness(colour, (toOklch(colour)?.l ?? 0) - by);

function withLightness(colour: string, lightness: number): string {
  const { c = 0, h = 0 } = toOklch(colour) ?? {};
  return formatHex(clampChroma({ mode: 'oklch', l: Math.max(0, lightness), c, h }, 'oklch'));
}

/** A colour as pages write it; null for none, and for what is no colour. */
export const hexOf = (colour: string | null | undefined): string | null =>
  colour != null && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : null;
