import { shareOf, type MinorUnits } from '../format/money';

/** The nights of a stay that lie in one part of the calendar. */
export interface NightsPart {
  /** What the part is called, such as its month. */
  part: string;
  nights: number;
  /** The rates of these nights, in minor units. */
  rates: MinorUnits;
}

/** What the same nights brought. */
export interface NightsRevenue extends NightsPart {
  /** Their rates after discounts and adjustments: no cleaning, no extras, no taxes. */
  revenue: MinorUnits;
}

/**
 * What the nights of a stay brought, part by part: discounts and adjustments are of the whole stay, so each part takes
 * its share of them by its rates. The parts add up to the minor units however the nights are parted.
 * @param parts all nights of the stay, the earliest first
 * @param changes discounts and adjustments of the stay together; negative where they lower its price
 */
export function roomRevenue(parts: readonly NightsPart[], changes: MinorUnits): NightsRevenue[] {
  const rates = parts.reduce((sum, part) => sum + part.rates, 0);
  const nights = parts.reduce((sum, part) => sum + part.nights, 0);
  // Nights that cost nothing share what was put on them equally.
  const weight = (part: NightsPart) => (rates === 0 ? part.nights : part.rates);
  const whole = rates === 0 ? nights : rates;
  let [before, shared] = [0, 0];
  return parts.map((part) => {
    before += weight(part);
    const upTo = shareOf(changes, before, whole);
    const revenue = part.rates + upTo - shared;
    shared = upTo;
    return { ...part, revenue };
  });
}
