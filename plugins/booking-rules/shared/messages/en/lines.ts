import { plural } from '../../format/plural';

/** Nights of a stay at the same rate. */
export interface NightsAtRate {
  nights: number;
  rate: string;
}

/** What an amount is multiplied by. */
export interface Factors {
  /** So many of an extra; 1 is not said. */
  quantity?: number;
  bedrooms?: number;
  guests?: number;
  nights?: number;
}

/** Lines of a price. In English they are kept with it, so what is changed here has to be read by `line-label.ts`, too. */
export const lines = {
  nights: (count: number, rates: readonly NightsAtRate[]) =>
    `${plural(count, 'night')}: ${rates.map(({ nights, rate }) => `${nights} × ${rate}`).join(', ')}`,
  ratePlan: (name: string, percent: number, way: 'off' | 'on') =>
    `${name}: ${percent}% ${way === 'off' ? 'off' : 'on'} the nights`,
  lengthOfStay: (percent: number, nights: number) => `${percent}% off for ${nights} nights or more`,
  /** @param size a percentage or an amount */
  promotion: (code: string, size: string) => `${code}: ${size} off the nights`,
  standardRate: 'Standard',
  cleaning: 'Cleaning fee',
  /** @param amount first, as it is charged */
  fee: (name: string, amount: string, factors: Factors) =>
    `${name}: ${[amount, ...factorsOf(factors)].join(' × ')}`,
  /** @param amount last, as a price by the piece */
  extra: (name: string, amount: string, factors: Factors) =>
    `${name}: ${[...factorsOf(factors), amount].join(' × ')}`,
  percentage: (name: string, percent: number) => `${name} ${percent}%`,
  percentageOfNights: (name: string, percent: number) => `${name}: ${percent}% of the nights`,
  adjustment: 'Adjustment',
  /** After the words of an adjustment. */
  because: (what: string, reason: string) => `${what}: ${reason}`,
  neverDearer: 'A shorter stay is never dearer',
  cancellation: 'Cancellation charge',
  noShow: 'No-show charge',
  nightsGivenUp: 'Nights given up',
  /** Names of fees and taxes that come with the product; others stay as they were written. */
  names: { VAT: 'VAT', 'Tourism Dirham': 'Tourism Dirham' },
};

function factorsOf({ quantity = 1, bedrooms, guests, nights }: Factors): string[] {
  return [
    ...(quantity > 1 ? [String(quantity)] : []),
    ...(bedrooms === undefined ? [] : [plural(bedrooms, 'bedroom')]),
    ...(guests === undefined ? [] : [plural(guests, 'guest')]),
    ...(nights === undefined ? [] : [plural(nights, 'night')]),
  ];
}

/** How lines are told. English is the shape, so the compiler finds what another language lacks. */
export type LineMessages = typeof lines;
