import type { Listing } from '../../listing/listing';
import { asKept } from '../../format/language';
import { percentOf, type MinorUnits } from '../../format/money';
import { lines as labels } from '../../messages/en/lines';
import type { PropertyPolicies } from '../restrictions/rules';
import {
  appliedCharge,
  chargeAmount,
  chargesInForce,
  describeCharge,
  type AppliedCharge,
  type StayCharge,
} from './charge-rule';
import { chargeLine, describeNights, type PriceLine, type QuotedKind } from './price-line';
import { promotionAmount, sizeOfDiscount, type AppliedPromotion } from './promotion';
import { describeRatePlan, ratePlanAmount, type AppliedRatePlan } from './rate-plan';
import { spanIndex } from '../restrictions/season-spans';
import {
  dayNumber,
  fromDayNumber,
  isParty,
  isStay,
  nightCount,
  weekdayOfNumber,
  type Day,
  type Stay,
} from '../stay';

/** A price whose lines always add up to its total. The deposit is not in it. */
export interface Price {
  lines: PriceLine[];
  total: MinorUnits;
  deposit: MinorUnits;
}

/** What the lines of a price were calculated from. A later change of the stay is based on it. */
export interface PriceBasis {
  /** The rate of each night, with the fee for extra guests. */
  nightly: MinorUnits[];
  /** Null for the standard one; missing in those of before there were plans. */
  ratePlan?: AppliedRatePlan | null;
  lengthOfStay: { nights: number; percent: number } | null;
  promotion: AppliedPromotion | null;
  /** The fees and taxes in force; missing in those of before these were records. */
  charges?: AppliedCharge[];
}

/** What was agreed about a stay before, and applies to its price in place of today's terms. */
export interface AgreedTerms {
  /** Rates of nights, including the fee for extra guests. Other nights have today's rate. */
  rates: ReadonlyMap<Day, MinorUnits>;
  /** Null for today's fee. */
  cleaningFee: MinorUnits | null;
  /** What was adjusted of the nights by hand. */
  adjusted: MinorUnits;
  /** What else is taxable. */
  others: MinorUnits;
}

/** A stay to be priced for listings with the same policies, with everything that is the same for all of them. */
export interface StayToPrice {
  /** Day number of its first night. */
  first: number;
  /** 0 for dates that are no stay. */
  nights: number;
  /** NaN for an impossible number of guests: nobody pays for them. */
  party: number;
  /** For each night, how many before it are at the weekend rate; at the end, how many in all. */
  weekends: Uint32Array;
  ratePlan: AppliedRatePlan | null;
  /** The largest length-of-stay discount that the nights earn; no other is added. */
  discount: { nights: number; percent: number } | null;
  promotion: AppliedPromotion | null;
  /** Fees and taxes in force. */
  charges: readonly StayCharge[];
}

/** Works out everything about a price that listings with the same policies share. */
export function stayToPrice(
  { lengthOfStayDiscounts, charges, weekendNights }: PropertyPolicies,
  stay: Stay,
  guests: number,
  promotion: AppliedPromotion | null = null,
  ratePlan: AppliedRatePlan | null = null,
): StayToPrice {
  const first = dayNumber(stay.checkIn);
  const nights = isStay(stay) ? nightCount(stay) : 0;
  const weekends = new Uint32Array(nights + 1);
  for (let night = 0; night < nights; night += 1) {
    const isWeekend = weekendNights.includes(weekdayOfNumber(first + night));
    weekends[night + 1] = (weekends[night] ?? 0) + Number(isWeekend);
  }
  const party = isParty(guests) ? guests : NaN;
  const earned = lengthOfStayDiscounts.filter((step) => nights >= step.nights);
  return {
    first,
    nights,
    party,
    weekends,
    ratePlan,
    discount: earned.sort((a, b) => b.percent - a.percent)[0] ?? null,
    promotion,
    charges: chargesInForce(charges, stay, nights, party),
  };
}

/**
 * The price of a stay, with a line for each charge, each rounded half up once (discounts by their size). Lines of
 * zero are left out, except for the nights.
 */
export function priceStay(
  listing: Listing,
  stay: Stay,
  guests: number,
  promotion: AppliedPromotion | null = null,
  ratePlan: AppliedRatePlan | null = null,
): Price {
  return priceInDetail(listing, stay, guests, promotion, ratePlan).price;
}

/** The same, with what it was calculated from. `agreed` is what was agreed about the stay before. */
export function priceInDetail(
  listing: Listing,
  stay: Stay,
  guests: number,
  promotion: AppliedPromotion | null,
  ratePlan: AppliedRatePlan | null = null,
  agreed: AgreedTerms | null = null,
): { price: Price; basis: PriceBasis } {
  const asked = stayToPrice(listing.policies, stay, guests, promotion, ratePlan);
  const nightly = Array.from({ length: asked.nights }, (_, index) => {
    const known = agreed?.rates.get(fromDayNumber(asked.first + index));
    return known ?? rateAt(listing, asked.first + index) + extraGuestsFee(listing, asked.party);
  });
  const charged = agreed && {
    nights: nightly.reduce((sum, rate) => sum + rate, 0),
    cleaningFee: agreed.cleaningFee ?? listing.rules.cleaningFee,
    adjusted: agreed.adjusted,
    others: agreed.others,
  };
  const lines: PriceLine[] = [];
  const add: Told = {
    line: (kind, amount) => {
      if (kind === 'night') lines.push({ kind, label: describeNights(nightly), amount });
      else if (amount !== 0) lines.push({ kind, label: asKept(() => LABELS[kind](asked)), amount });
    },
    charge: (one, unit, amount) => {
      if (amount !== 0) lines.push(chargeLine(one.rule, describeCharge(one, unit, listing.rules), amount));
    },
  };
  const total = charge(listing, asked, add, charged);
  const basis: PriceBasis = {
    nightly,
    ratePlan,
    lengthOfStay: asked.discount,
    promotion,
    charges: asked.charges.flatMap((one) => {
      const unit = listing.compiled.chargeUnits[one.index] ?? 0;
      return unit === 0 ? [] : [appliedCharge(one, unit)];
    }),
  };
  return { price: { lines, total, deposit: listing.rules.deposit }, basis };
}

/** The total of `priceStay`. */
export function totalOf(listing: Listing, stay: StayToPrice): MinorUnits {
  return charge(listing, stay, null);
}

/** Who is told of each line. */
interface Told {
  line: (kind: QuotedKind, amount: MinorUnits) => void;
  charge: (charge: StayCharge, unit: number, amount: MinorUnits) => void;
}

/**
 * Everything that a stay is charged for. Each discount applies to what the previous one leaves of the nights.
 * @param add told of each line
 * @param agreed amounts that were agreed before, in place of those of today
 * @returns the total, with the other amounts that were agreed
 */
function charge(
  listing: Listing,
  stay: StayToPrice,
  add: Told | null,
  agreed: {
    nights: MinorUnits;
    cleaningFee: MinorUnits;
    adjusted: MinorUnits;
    others: MinorUnits;
  } | null = null,
): MinorUnits {
  const cleaningFee = agreed ? agreed.cleaningFee : listing.rules.cleaningFee;
  const nights = agreed
    ? agreed.nights
    : sumOfRates(listing, stay) + stay.nights * extraGuestsFee(listing, stay.party);
  add?.line('night', nights);
  const ratePlan = ratePlanAmount(nights, stay.ratePlan);
  add?.line('rate-plan', ratePlan);
  const planned = nights + ratePlan;
  const lengthOfStay = stay.discount ? percentOf(planned, stay.discount.percent) : 0;
  add?.line('length-of-stay', -lengthOfStay);
  const promotion = stay.promotion ? promotionAmount(planned - lengthOfStay, stay.promotion) : 0;
  add?.line('promotion', -promotion);
  add?.line('cleaning', cleaningFee);
  const room = planned - lengthOfStay - promotion + (agreed?.adjusted ?? 0);
  let taxable = room + cleaningFee + (agreed?.others ?? 0);
  let untaxed = 0;
  for (const one of stay.charges) {
    const unit = listing.compiled.chargeUnits[one.index] ?? 0;
    if (unit === 0) continue;
    const amount = chargeAmount(one, unit, room, taxable);
    if (add) add.charge(one, unit, amount);
    if (one.taxable) taxable += amount;
    else untaxed += amount;
  }
  return taxable + untaxed;
}

const LABELS: Readonly<Record<Exclude<QuotedKind, 'night'>, (stay: StayToPrice) => string>> = {
  'rate-plan': ({ ratePlan }) => (ratePlan ? describeRatePlan(ratePlan) : ''),
  'length-of-stay': ({ discount }) =>
    discount ? labels.lengthOfStay(discount.percent, discount.nights) : '',
  promotion: ({ promotion }) =>
    promotion ? labels.promotion(promotion.code, sizeOfDiscount(promotion)) : '',
  cleaning: () => labels.cleaning,
};

/** The rate of one night: season before weekend before base, plus the fee for extra guests. */
export function nightlyRateOn(listing: Listing, night: Day, guests: number): MinorUnits {
  return rateAt(listing, dayNumber(night)) + extraGuestsFee(listing, isParty(guests) ? guests : NaN);
}

/** The rate of a night by its day number, for the guests that it includes. */
function rateAt({ compiled, policies }: Listing, night: number): MinorUnits {
  const isWeekend = policies.weekendNights.includes(weekdayOfNumber(night));
  const rates = isWeekend ? compiled.weekendRates : compiled.rates;
  return rates[spanIndex(compiled.seasonSpans.starts, night)] ?? 0;
}

/** The rates of all nights of a stay, span by span. */
function sumOfRates({ compiled }: Listing, { first, nights, weekends }: StayToPrice): MinorUnits {
  const { rates, weekendRates } = compiled;
  const { starts } = compiled.seasonSpans;
  let span = spanIndex(starts, first);
  let sum = 0;
  for (let from = 0; from < nights; span += 1) {
    const until = span + 1 < starts.length ? Math.min(nights, (starts[span + 1] ?? 0) - first) : nights;
    const atWeekend = (weekends[until] ?? 0) - (weekends[from] ?? 0);
    sum += (until - from - atWeekend) * (rates[span] ?? 0) + atWeekend * (weekendRates[span] ?? 0);
    from = until;
  }
  return sum;
}

/** What extra guests add to every night. */
export function extraGuestsFee(
  { rules: { includedGuests, extraGuestFee } }: Listing,
  party: number,
): MinorUnits {
  return includedGuests !== null && party > includedGuests ? (party - includedGuests) * extraGuestFee : 0;
}
