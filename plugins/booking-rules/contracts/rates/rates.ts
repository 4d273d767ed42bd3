import { z } from 'zod';
import { MOST_AT_ONCE } from '../../shared/domain/restrictions/rule-change';
import type * as Domain from '../../shared/domain/restrictions/rule-change';
import { ofPage } from '../apartment-pages';
import { ApartmentName, data, day, minorUnits, id, requiredText, weekday, weekdays } from '../fields';
import { route, type RouteTable } from '../route';
import { ApartmentQuery } from './apartments';
import { MinimumValue, runOf } from '../calendar';
import { CancellationPolicy, ChargeRule, PaymentTerms, RatePlan } from '../quotes';
import { formatAmount } from '../../shared/format/money';

/** A million dirhams: whoever sends more has mistaken the unit. */
export const HIGHEST_RATE = 100_000_000;

const count = z.int({ error: 'must be a whole number' });
export const nights = count.min(1, 'must be 1 or more').max(365, 'must be 365 or fewer');
/** The most that a rate may be, as a schema of it refuses more. */
export const tooHigh = {
  error: (): string => `must be ${formatAmount(HIGHEST_RATE)} or less`.replace('\u00a0', ' '),
};
const rate = count
  .min(1, 'must be at least one of the smallest unit of the currency')
  .max(HIGHEST_RATE, tooHigh);
const openDays = z.array(weekday).min(1, 'name one day, or leave it out').max(7).readonly().nullable();
/** Of a rule: public ids, null for all. */
export const apartments = z
  .array(id)
  .min(1, 'name one apartment, or null for all')
  .max(MOST_AT_ONCE)
  .readonly()
  .nullable();
const many = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_AT_ONCE);
/** Drafts to be kept, and ids of what is to go. */
export const changeOf = <Draft extends z.ZodType>(draft: Draft) =>
  z.strictObject({ save: many(draft).optional(), remove: many(id).optional() });
/** Two days in order, when both are there. */
export const inOrder = (first: string, last: string) => {
  const check = (draft: Record<string, unknown>): boolean => {
    const [from, to] = [draft[first], draft[last]];
    return typeof from !== 'string' || typeof to !== 'string' || from <= to;
  };
  return [check, { error: 'must not be before the first day', path: [last] as string[] }] as const;
};

/** A season to be kept; the id is null for a new one. */
const SeasonDraft = z
  .strictObject({
    id: id.nullable(),
    name: requiredText(60),
    firstNight: day,
    lastNight: day,
    apartments,
    nightlyRate: rate.nullable(),
    weekendRate: rate.nullable(),
    minimumNights: nights.nullable(),
    arrivalDays: openDays,
    departureDays: openDays,
  })
  .refine(...inOrder('firstNight', 'lastNight'));

/** A promotion to be kept; the id is null for a new one. */
const PromotionDraft = z
  .strictObject({
    id: id.nullable(),
    code: requiredText(30).regex(/^[A-Za-z0-9-]+$/, 'takes letters, digits and hyphens'),
    percent: z.number().min(0, 'must be more than 0').max(100, 'must be 100 or less'),
    amount: rate.nullable().default(null).describe('Comes off the nights in place of a percentage.'),
    active: z.boolean(),
    bookFrom: day.nullable(),
    bookUntil: day.nullable(),
    stayFrom: day.nullable(),
    stayUntil: day.nullable(),
    minimumNights: nights.nullable(),
    apartments,
    useLimit: count.min(1, 'must be 1 or more').nullable(),
  })
  .refine(({ percent, amount }) => (amount === null ? percent >= 0.01 : percent === 0), {
    error: 'must be more than 0, or 0 beside an amount',
    path: ['percent'],
  })
  .refine(...inOrder('bookFrom', 'bookUntil'))
  .refine(...inOrder('stayFrom', 'stayUntil'));

const MinimumStaysChange = z.strictObject({
  global: nights.optional().describe('Nights for all apartments.'),
  overrides: many(z.strictObject({ apartmentId: id, nights: nights.nullable() }))
    .optional()
    .describe('Null takes an override away.'),
  seasons: changeOf(SeasonDraft).optional(),
}) satisfies z.ZodType<Domain.RuleChange>;

const RatesChange = z.strictObject({
  rates: many(
    z.strictObject({ apartmentId: id, nightlyRate: rate, weekendRate: rate.nullable() }),
  ).optional(),
  seasons: changeOf(SeasonDraft).optional(),
  promotions: changeOf(PromotionDraft).optional(),
}) satisfies z.ZodType<Domain.RuleChange>;

const RatesCopy = z
  .strictObject({
    from: id,
    to: z.array(id).min(1, 'name an apartment').max(MOST_AT_ONCE),
    base: z.boolean().describe('Base and weekend rate.'),
    seasons: z.boolean().describe('The seasons of its own that are not over.'),
  })
  .refine(({ base, seasons }) => base || seasons, { error: 'say what is to be copied', path: ['base'] });
export type RatesCopy = z.infer<typeof RatesCopy>;

const RuledApartment = z.strictObject({
  ...ApartmentName.shape,
  rules: z.strictObject({
    apartmentId: z.string(),
    district: z.string(),
    listed: z.boolean(),
    capacity: z.int(),
    bedrooms: z.int(),
    nightlyRate: minorUnits,
    weekendRate: minorUnits.nullable(),
    includedGuests: z.int().nullable(),
    extraGuestFee: minorUnits,
    cleaningFee: minorUnits,
    deposit: minorUnits,
    grade: z.enum(['standard', 'deluxe']),
    minimumStayOverride: z.int().nullable(),
    maximumStay: z.int().nullable(),
    advanceNoticeHours: z.number(),
    bookingWindowDays: z.number(),
    gapFilling: z.boolean(),
    cancellation: CancellationPolicy.nullable(),
    paymentTerms: PaymentTerms.nullable(),
  }),
}) satisfies z.ZodType<Domain.RuledApartment>;

const ChangedYears = z.strictObject({
  total: z.int().describe('Apartments whose coming year is another now.'),
  some: z.array(RuledApartment).describe('Some of them, as they are now.'),
}) satisfies z.ZodType<Domain.ChangedYears>;

const RatesCopied = z.strictObject({
  rates: z.array(z.string()).describe('Apartments that have other rates now.'),
  seasons: z.strictObject({ created: z.int(), updated: z.int(), unchanged: z.int() }),
  changed: ChangedYears,
});
/** What copying has changed. */
export type RatesCopied = z.infer<typeof RatesCopied>;

const MinimumStayRow = z.strictObject({
  ...ApartmentName.shape,
  bedrooms: z.int(),
  override: z.int().nullable().describe('Its override in nights; null when it has none.'),
  year: z.array(runOf(MinimumValue)).describe('What an arrival needs, from today for a year.'),
});
/** The minimum stay of an apartment. */
export type MinimumStayRow = z.infer<typeof MinimumStayRow>;

const MinimumStays = ofPage(z.strictObject({ global: z.int().nullable(), rows: z.array(MinimumStayRow) }));
export type MinimumStays = z.infer<typeof MinimumStays>;

const names = z.array(z.string()).readonly().nullable();
/** All seasons and promotions, and the rates and restrictions of a page of apartments. */
const RatesAndRestrictions = z.strictObject({
  today: day,
  policies: z.strictObject({
    minimumStay: z.int().nullable(),
    maximumStay: z.int(),
    lengthOfStayDiscounts: z.array(z.strictObject({ nights: z.int(), percent: z.number() })).readonly(),
    charges: z.array(ChargeRule).readonly(),
    checkInTime: z.string(),
    checkOutTime: z.string(),
    weekendNights: weekdays,
    cancellation: CancellationPolicy,
    paymentTerms: PaymentTerms,
    paymentReminders: z.strictObject({ daysBefore: z.int(), daysAfter: z.int() }),
    ratePlans: z.array(RatePlan).readonly(),
    booking: z.strictObject({
      quoteMinutes: z.number(),
      offerHours: z.number(),
      cardMinutes: z.number(),
      answerHours: z.number(),
      paymentHours: z.number(),
      reminderHours: z.number(),
      addressHours: z.number(),
      payOnArrival: z.boolean(),
    }),
    guestChangeDays: z.int().nullable(),
    country: z.string(),
  }),
  apartments: z.array(RuledApartment).describe('Of the page, by area and name.'),
  seasons: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      firstNight: day,
      lastNight: day,
      apartments: names,
      nightlyRate: minorUnits.nullable(),
      weekendRate: minorUnits.nullable(),
      minimumNights: z.int().nullable(),
      arrivalDays: weekdays.nullable(),
      departureDays: weekdays.nullable(),
    }),
  ),
  promotions: z.array(
    z.strictObject({
      id: z.string(),
      code: z.string(),
      percent: z.number(),
      amount: minorUnits.nullable(),
      active: z.boolean(),
      bookFrom: day.nullable(),
      bookUntil: day.nullable(),
      stayFrom: day.nullable(),
      stayUntil: day.nullable(),
      minimumNights: z.int().nullable(),
      apartments: names,
      useLimit: z.int().nullable(),
      banner: z.string().nullable(),
      uses: z.int(),
    }),
  ),
}) satisfies z.ZodType<Domain.RatesAndRestrictions>;

const RatesPage = ofPage(RatesAndRestrictions);
export type RatesPage = z.infer<typeof RatesPage>;

const REMOVED = 'Somebody has removed a season or a promotion meanwhile.';
/** Rates, restrictions and promotions. A change is made whole or not at all, and holds for guests when it is answered. */
export const rateRoutes = {
  'GET /booking-rules/rates-and-restrictions': route({
    summary: 'Read all seasons and promotions, and rates and restrictions of apartments page by page',
    access: 'reservations.read',
    handler: 'rates.find',
    query: ApartmentQuery,
    answer: RatesPage,
  }),
  'GET /booking-rules/minimum-stays': route({
    summary: 'Read the minimum stays of apartments through the coming year page by page, by area and name',
    access: 'reservations.read',
    handler: 'rates.minimumStays',
    query: ApartmentQuery,
    answer: MinimumStays,
  }),
  'PUT /booking-rules/minimum-stays': route({
    summary: 'Change minimum stays',
    access: 'rules.manage',
    handler: 'rates.saveMinimumStays',
    body: data(MinimumStaysChange),
    answer: data(ChangedYears),
    errors: { 404: REMOVED },
  }),
  'PUT /booking-rules/rates': route({
    summary: 'Change rates, seasons and promotions',
    access: 'rules.manage',
    handler: 'rates.save',
    body: data(RatesChange),
    answer: data(ChangedYears),
    errors: { 404: REMOVED },
  }),
  'POST /booking-rules/rates/copy': route({
    summary: 'Copy rates of an apartment to others',
    access: 'rules.manage',
    handler: 'rates.copy',
    body: data(RatesCopy),
    answer: data(RatesCopied),
  }),
} satisfies RouteTable;
