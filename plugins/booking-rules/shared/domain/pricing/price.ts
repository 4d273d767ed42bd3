import type { Listing } from '../../listing/listing';
import { formatFils, percentOf, type Fils } from '../../format/money';
import { plural } from '../../format/plural';
import { seasonOn } from '../restrictions/season';
import {
  dayNumber,
  fromDayNumber,
  isParty,
  nightCount,
  weekdayOf,
  weekdayOfNumber,
  type Day,
  type Stay,
  type Weekday,
} from '../stay';

/** The kinds of price line, in the order in which they are charged (contract B2). */
export type LineKind = 'night' | 'length-of-stay' | 'promotion' | 'cleaning' | 'tourism-dirham' | 'vat';

/** One line of a price. Discounts are negative. */
export interface PriceLine {
  kind: LineKind;
  label: string;
  amount: Fils;
}

/** A price whose lines always add up to its total. The deposit is not in it. */
export interface Price {
  lines: PriceLine[];
  total: Fils;
  deposit: Fils;
}

/** A discount code that has been found to apply. */
export interface AppliedPromotion {
  code: string;
  percent: number;
}

/** The rate of one night for the guests: season above weekend above base, plus the fee for extra guests. */
export function nightlyRateOn(listing: Listing, night: Day, guests: number): Fils {
  return rateOf(listing, night, weekdayOf(night)) + extraGuestsFee(listing, guests);
}

/** The rate of one night for the guests it includes. */
function rateOf(listing: Listing, night: Day, weekday: Weekday): Fils {
  return rateFor(listing, night, listing.policies.weekendNights.includes(weekday));
}

/** The rate that a day's seasons give a night, told whether it counts as the weekend. */
export function rateFor({ rules, seasons }: Listing, night: Day, weekend: boolean): Fils {
  const seasonal = seasonOn(seasons, rules.apartmentId, night, (season) =>
    weekend ? (season.weekendRate ?? season.nightlyRate) : season.nightlyRate,
  );
  return seasonal?.rule ?? (weekend ? (rules.weekendRate ?? rules.nightlyRate) : rules.nightlyRate);
}

/** What the guests beyond those included add to every night; nothing for a number that is no party. */
export function extraGuestsFee({ rules }: Listing, guests: number): Fils {
  if (rules.includedGuests === null || !isParty(guests) || !(guests > rules.includedGuests)) return 0;
  return (guests - rules.includedGuests) * rules.extraGuestFee;
}

function ratesOf(listing: Listing, stay: Stay, guests: number): Fils[] {
  const first = dayNumber(stay.checkIn);
  const extra = extraGuestsFee(listing, guests);
  return Array.from({ length: Math.max(0, nightCount(stay)) }, (_, index) => {
    const number = first + index;
    return rateOf(listing, fromDayNumber(number), weekdayOfNumber(number)) + extra;
  });
}

/**
 * The price of a stay, a line for each thing charged, each rounded half up once (a discount by its size).
 * Lines that come to nothing are left out, the nights never.
 */
export function priceStay(
  listing: Listing,
  stay: Stay,
  guests: number,
  promotion: AppliedPromotion | null = null,
): Price {
  const { rules, policies } = listing;
  const rates = ratesOf(listing, stay, guests);
  const nights = rates.length;
  const lines: PriceLine[] = [{ kind: 'night', label: nightsLabel(rates), amount: sum(rates) }];
  const add = (kind: LineKind, label: string, amount: Fils): void => {
    if (amount !== 0) lines.push({ kind, label, amount });
  };

  const longStay = lengthOfStayDiscount(listing, nights);
  if (longStay) {
    const label = `${longStay.percent}% off for ${longStay.nights} nights or more`;
    add('length-of-stay', label, -percentOf(sumOf(lines), longStay.percent));
  }
  if (promotion) {
    const label = `${promotion.code}: ${promotion.percent}% off the nights`;
    add('promotion', label, -percentOf(sumOf(lines), promotion.percent));
  }
  add('cleaning', 'Cleaning fee', rules.cleaningFee);
  const taxable = sumOf(lines);
  const tourismNights = Math.max(0, Math.min(nights, policies.tourismDirham.nights));
  const tourismRate = policies.tourismDirham[rules.grade];
  const rooms = Math.max(1, rules.bedrooms);
  const tourism = `Tourism Dirham: ${formatFils(tourismRate)} × ${plural(rooms, 'bedroom')} × ${plural(tourismNights, 'night')}`;
  add('tourism-dirham', tourism, tourismRate * rooms * tourismNights);
  add('vat', `VAT ${policies.vatPercent}%`, percentOf(taxable, policies.vatPercent));
  return { lines, total: sumOf(lines), deposit: rules.deposit };
}

/** The largest length-of-stay discount that the nights earn, alone. */
export function lengthOfStayDiscount(
  { policies }: Pick<Listing, 'policies'>,
  nights: number,
): { nights: number; percent: number } | null {
  const earned = policies.lengthOfStayDiscounts.filter((step) => nights >= step.nights);
  return earned.length === 0
    ? null
    : earned.reduce((best, step) => (step.percent > best.percent ? step : best));
}

function nightsLabel(rates: readonly Fils[]): string {
  const counts = new Map<Fils, number>();
  for (const rate of rates) counts.set(rate, (counts.get(rate) ?? 0) + 1);
  const groups = [...counts].map(([rate, count]) => `${count} × ${formatFils(rate)}`);
  return `${plural(rates.length, 'night')}: ${groups.join(', ')}`;
}

function sum(amounts: readonly Fils[]): Fils {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function sumOf(lines: readonly PriceLine[]): Fils {
  return sum(lines.map((line) => line.amount));
}
