import fc from 'fast-check';
import type { StayRequest } from './availability';
import { DEFAULT_BOOKING_POLICIES } from './booking-policies';
import type { CancellationTier } from './cancellation';
import type { PaymentTerms } from './payments/payment-schedule';
import { listingOf, type Listing } from '../listing/listing';
import { CHARGE_BASES, type ChargeRule } from './pricing/charge-rule';
import type { AppliedPromotion, Promotion } from './pricing/promotion';
import type { RatePlan } from './pricing/rate-plan';
import { availabilityBitmapOf } from './restrictions/availability-bitmap';
import type { PropertyPolicies, ListingRules, Season } from './restrictions/rules';
import { addDays, nightsOf, type Day, type Stay, type Weekday } from './stay';

/** The day around which arbitrary seasons, stays and taken nights lie. */
export const SOME_DAY: Day = '2027-03-01';

const minorUnits = fc.integer({ min: 0, max: 5_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const weekdays = fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { freq: 2 });
}

/** A day at most `spread` days from `SOME_DAY`. */
export function days(spread = 60): fc.Arbitrary<Day> {
  return fc.integer({ min: -spread, max: spread }).map((count) => addDays(SOME_DAY, count));
}

/** An instant from four months before `SOME_DAY` to three weeks after it, so that most stays lie ahead. */
export const instants: fc.Arbitrary<Date> = fc
  .integer({ min: -172_800, max: 30_240 })
  .map((minutes) => new Date(Date.parse(`${SOME_DAY}T00:00:00+04:00`) + minutes * 60_000));

/** A stay that begins near `SOME_DAY`. */
export function stays(longest = 40): fc.Arbitrary<Stay> {
  return fc
    .tuple(days(), fc.integer({ min: 1, max: longest }))
    .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
}

export const requests: fc.Arbitrary<StayRequest> = fc
  .tuple(stays(), fc.integer({ min: 1, max: 6 }))
  .map(([stay, guests]) => ({ ...stay, guests }));

export const seasons: fc.Arbitrary<Season> = fc
  .record({
    id: fc.uuid(),
    name: fc.string(),
    stay: stays(60),
    apartments: maybe(fc.constantFrom(['marina-view'], ['palm-villa'], ['marina-view', 'palm-villa'])),
    nightlyRate: maybe(minorUnits),
    weekendRate: maybe(minorUnits),
    minimumNights: maybe(fc.integer({ min: 1, max: 14 })),
    arrivalDays: maybe(weekdays),
    departureDays: maybe(weekdays),
  })
  .map(({ stay, ...season }) => ({ ...season, firstNight: stay.checkIn, lastNight: stay.checkOut }));

export const tiers: fc.Arbitrary<CancellationTier[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    percent,
    days: fc.integer({ min: 0, max: 90 }),
    when: fc.constant('before'),
    event: fc.constant('arrival'),
  }),
  { maxLength: 5 },
);

const paymentTerms: fc.Arbitrary<PaymentTerms> = fc.record({
  percentNow: fc.integer({ min: 1, max: 100 }),
  daysBefore: fc.nat(60),
});

const cancellations = fc.record({ id: fc.uuid(), name: fc.string(), tiers });

export const ratePlans: fc.Arbitrary<RatePlan> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1 }),
  percent: fc.integer({ min: -10_000, max: 10_000 }).map((hundredths) => hundredths / 100),
  cancellation: maybe(cancellations),
  paidAtOnce: fc.boolean(),
  noticeDays: fc.integer({ min: 0, max: 60 }),
  apartments: maybe(fc.constantFrom(['marina-view'], ['palm-villa'])),
});

/** Any fee or tax that a manager can enter: no percentage of what is taxable is taxable itself. */
export const chargeRules: fc.Arbitrary<ChargeRule> = fc
  .record({
    id: fc.constantFrom('tourism-dirham', 'vat', 'city-tax', 'linen', 'service', 'gst'),
    name: fc.constantFrom('City tax', 'Linen', 'Service charge'),
    kind: fc.constantFrom('fee', 'tax'),
    basis: fc.constantFrom(...CHARGE_BASES),
    amount: minorUnits,
    deluxeAmount: maybe(minorUnits),
    percent,
    nights: maybe(fc.integer({ min: 1, max: 40 })),
    taxable: fc.boolean(),
    from: maybe(days()),
    until: maybe(days(90)),
    apartments: maybe(fc.constantFrom(['marina-view'], ['palm-villa'])),
  })
  .map((rule) => (rule.basis === 'percent-of-taxable' ? { ...rule, kind: 'tax', taxable: false } : rule));

export const policies: fc.Arbitrary<PropertyPolicies> = fc.record({
  minimumStay: maybe(fc.integer({ min: 1, max: 10 })),
  maximumStay: fc.integer({ min: 1, max: 90 }),
  lengthOfStayDiscounts: fc.array(fc.record({ nights: fc.integer({ min: 2, max: 60 }), percent }), {
    maxLength: 4,
  }),
  charges: fc.uniqueArray(chargeRules, { maxLength: 5, selector: ({ id }) => id }),
  checkInTime: time,
  checkOutTime: time,
  weekendNights: fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6]),
  cancellation: cancellations,
  paymentTerms,
  paymentReminders: fc.record({ daysBefore: fc.nat(90), daysAfter: fc.nat(90) }),
  ratePlans: fc.array(ratePlans, { maxLength: 3 }),
  booking: fc.constant(DEFAULT_BOOKING_POLICIES),
  guestChangeDays: fc.option(fc.nat(60)),
  country: fc.constant('AE'),
});

/** Rules of an apartment by its public id. */
export function rulesOf(apartmentId: string): fc.Arbitrary<ListingRules> {
  return fc.record({
    apartmentId: fc.constant(apartmentId),
    district: fc.constantFrom('dubai-marina', 'meydan'),
    listed: fc.boolean().map((hidden) => !hidden || apartmentId === 'marina-view'),
    capacity: fc.integer({ min: 1, max: 8 }),
    bedrooms: fc.integer({ min: 0, max: 5 }),
    nightlyRate: minorUnits,
    weekendRate: maybe(minorUnits),
    includedGuests: maybe(fc.integer({ min: 1, max: 4 })),
    extraGuestFee: minorUnits,
    cleaningFee: minorUnits,
    deposit: minorUnits,
    grade: fc.constantFrom('standard', 'deluxe'),
    minimumStayOverride: maybe(fc.integer({ min: 1, max: 10 })),
    maximumStay: maybe(fc.integer({ min: 1, max: 60 })),
    advanceNoticeHours: fc.integer({ min: 0, max: 96 }),
    bookingWindowDays: fc.integer({ min: 1, max: 540 }),
    gapFilling: fc.boolean(),
    cancellation: maybe(cancellations),
    paymentTerms: maybe(paymentTerms),
  });
}

/** Taken nights in stretches, so that gaps between them are common. */
export const takenNights: fc.Arbitrary<ReadonlySet<Day>> = fc
  .array(stays(12), { maxLength: 5 })
  .map((stretches) => new Set(stretches.flatMap(nightsOf)));

/** An apartment with any rules that a manager can enter. */
export function listings(apartmentId = 'marina-view'): fc.Arbitrary<Listing> {
  return fc
    .tuple(rulesOf(apartmentId), policies, fc.array(seasons, { maxLength: 4 }), takenNights)
    .map(([rules, ours, some, taken]) =>
      listingOf(rules, ours, some, availabilityBitmapOf(addDays(SOME_DAY, -100), taken)),
    );
}

export const promotions: fc.Arbitrary<AppliedPromotion | null> = maybe(
  fc.record({ code: fc.string({ minLength: 1 }), percent }),
);

/** Promotions as managers enter them, most of them on the banner, for some apartments or for all. */
export function managedPromotions(
  apartments: readonly string[] = ['marina-view', 'palm-villa'],
): fc.Arbitrary<Promotion[]> {
  const one: fc.Arbitrary<Promotion> = fc.record({
    code: fc.constantFrom('SUMMER', 'DIRECT', 'WINTER'),
    percent,
    amount: maybe(minorUnits),
    active: fc.integer({ max: 4, min: 0 }).map((one) => one > 0),
    bookFrom: fc.option(days(), { freq: 1 }),
    bookUntil: fc.option(days(), { freq: 1 }),
    stayFrom: fc.option(days(), { freq: 1 }),
    stayUntil: fc.option(days(), { freq: 1 }),
    minimumNights: maybe(fc.integer({ min: 1, max: 14 })),
    apartments: maybe(fc.subarray([...apartments])),
    useLimit: maybe(fc.nat(3)),
    banner: fc.constantFrom('Book direct', null),
    uses: fc.nat(2),
  });
  return fc.uniqueArray(one, { maxLength: 3, selector: ({ code }) => code });
}
