import type { DefaultTheme } from 'styled-components';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { messages } from '../../messages/messages';

/** A colour of the theme, so much of it that a number can be read on it. */
export interface StripColour {
  token: 'neutral500' | 'success500' | 'secondary500' | 'alternative500' | 'warning500' | 'danger500';
  percent: number;
}

/** A colour and what it means. */
export interface LegendEntry {
  label: string;
  colour: StripColour;
}

/** How a colour looks in a theme, light or dark, and what is written on it. */
export function paint(theme: DefaultTheme, { token, percent }: StripColour): string {
  const { colors } = theme;
  return `background: color-mix(in srgb, ${colors[token]} ${percent}%, ${colors.neutral0}); color: ${colors.neutral800};`;
}

/** Bands of minimum stays, the shortest first; the last has no end. */
const BANDS: readonly { upTo: number; colour: StripColour }[] = [
  { upTo: 1, colour: { token: 'success500', percent: 25 } },
  { upTo: 2, colour: { token: 'secondary500', percent: 22 } },
  { upTo: 3, colour: { token: 'secondary500', percent: 48 } },
  { upTo: 4, colour: { token: 'alternative500', percent: 32 } },
  { upTo: 6, colour: { token: 'alternative500', percent: 55 } },
  { upTo: 13, colour: { token: 'warning500', percent: 50 } },
  { upTo: Infinity, colour: { token: 'danger500', percent: 50 } },
];

/** What the colours of minimum stays mean. */
export function minimumLegend(): LegendEntry[] {
  const labels = messages().rates.strip.minimumStays;
  return BANDS.map(({ upTo, colour }, index) => ({ label: labels[index] ?? String(upTo), colour }));
}

/** The colour of a minimum stay. */
export function minimumColour(nights: number): StripColour {
  const band = BANDS.find(({ upTo }) => nights <= upTo);
  return band?.colour ?? { token: 'danger500', percent: 50 };
}

const BASE: StripColour = { token: 'neutral500', percent: 15 };

/** Steps above the base rate, in per cent of it. */
const DEARER: readonly { upTo: number; colour: StripColour }[] = [
  { upTo: 15, colour: { token: 'warning500', percent: 22 } },
  { upTo: 40, colour: { token: 'warning500', percent: 48 } },
  { upTo: Infinity, colour: { token: 'danger500', percent: 48 } },
];
const CHEAPER: StripColour = { token: 'success500', percent: 35 };

/** What the colours of rates mean. */
export function rateLegend(): LegendEntry[] {
  const t = messages().rates.strip;
  return [
    { label: t.cheaper, colour: CHEAPER },
    { label: t.base, colour: BASE },
    ...DEARER.map(({ upTo, colour }) => ({
      label: upTo === Infinity ? t.dearest : t.dearer(upTo),
      colour,
    })),
  ];
}

/** The colour of a rate beside the base rate of its apartment. */
export function rateColour(rate: MinorUnits, base: MinorUnits): StripColour {
  if (rate === base) return BASE;
  if (rate < base) return CHEAPER;
  const above = ((rate - base) / base) * 100;
  return DEARER.find(({ upTo }) => above <= upTo)?.colour ?? BASE;
}
