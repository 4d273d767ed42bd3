import { z } from 'zod';
import type { AlternativeStay } from '../shared/domain/alternatives';
import type * as Availability from '../shared/domain/availability';
import type * as Cancellation from '../shared/domain/cancellation';
import { CHARGE_BASES, type ChargeRule as Charge } from '../shared/domain/pricing/charge-rule';
import { LINE_KINDS, type PriceLine as Line } from '../shared/domain/pricing/price-line';
import type * as Schedule from '../shared/domain/payments/payment-schedule';
import type { Savings as SavingsOf } from '../shared/domain/pricing/offer';
import type { QuoteTerms, RatePlanOffer as Offer } from '../shared/domain/pricing/quote';
import type { RatePlan as Plan } from '../shared/domain/pricing/rate-plan';
import type * as CompiledRules from '../shared/domain/restrictions/compiled-rules';
import { ExtraOffer, extraChoices, extrasInQuery } from './rates/extras';
import { currency, data, day, minorUnits, guests, id, instant, spanRule, text, weekdays } from './fields';
import { exampleQuote } from './examples';
import { route, type RouteTable } from './route';

/** What is asked about a stay. */
export const quoteFields = {
  apartmentId: id,
  checkIn: day,
  checkOut: day,
  guests,
  promotionCode: text(30)
    .optional()
    .describe('Wins over the offer of the banner, which applies by itself wherever it is valid.'),
  offer: z.literal('none').optional().describe('Without that offer.'),
  ratePlan: id.optional().describe('Id of one of the `ratePlans` of a quote; the standard one without it.'),
};
/** Body of `POST /api/quotes`, inside `data`. */
export const QuoteRequest = z.strictObject(quoteFields).refine(...spanRule);
export type QuoteRequest = z.infer<typeof QuoteRequest>;

export const PriceLine = z
  .strictObject({
    kind: z
      .enum(LINE_KINDS)
      .describe('`adjustment` and `cancellation-charge` come to a stay once it is reserved.'),
    label: z.string(),
    amount: minorUnits.describe('Discounts are negative.'),
    rule: z
      .strictObject({ id: z.string(), name: z.string() })
      .optional()
      .describe('Which fee or tax it is, of a line of that kind.'),
  })
  .meta({ id: 'PriceLine' }) satisfies z.ZodType<Line>;

export const Refund = z
  .strictObject({
    until: day.describe('Last calendar day at the property on which it holds.'),
    percent: z.number(),
    amount: minorUnits,
  })
  .meta({ id: 'Refund' }) satisfies z.ZodType<Cancellation.Refund>;

export const CancellationPolicy = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    tiers: z
      .array(
        z.strictObject({
          id: z.string(),
          percent: z.number(),
          days: z.int(),
          when: z.literal('before'),
          event: z.literal('arrival'),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'CancellationPolicy' }) satisfies z.ZodType<Cancellation.CancellationPolicy>;

const ratePlan = {
  id: z.string(),
  name: z.string(),
  percent: z.number().describe('On the nights: below 0 is a discount, above 0 a surcharge.'),
  paidAtOnce: z.boolean().describe('The whole price is paid when the stay is booked.'),
};

export const ChosenRatePlan = z.strictObject(ratePlan).meta({ id: 'ChosenRatePlan' });

const RatePlanOffer = z
  .strictObject({ ...ratePlan, total: minorUnits, refunds: z.array(Refund) })
  .meta({ id: 'RatePlanOffer' }) satisfies z.ZodType<Offer>;

const paymentTerms = {
  percentNow: z.number().describe('Percent of the total that is paid when the stay is booked.'),
  daysBefore: z.int().describe('Days before arrival by which the rest is paid.'),
};

/** What a promotion saves of the total. */
export const Savings = z
  .strictObject({
    code: z.string(),
    totalBefore: minorUnits.describe('What the stay costs without it.'),
    saved: minorUnits.describe('`totalBefore` less the total.'),
  })
  .meta({ id: 'Savings' }) satisfies z.ZodType<SavingsOf>;

/** How stays of an apartment are paid for, as managers decide on it. */
export const PaymentTerms = z.strictObject(paymentTerms) satisfies z.ZodType<Schedule.PaymentTerms>;

/** How a stay is paid for. */
const AgreedPayment = z
  .strictObject({
    ...paymentTerms,
    now: minorUnits.describe('What is paid when the stay is booked: all of it, or the first part.'),
  })
  .meta({ id: 'AgreedPayment' }) satisfies z.ZodType<Schedule.AgreedPayment>;

/** A part of what a stay costs. */
export const PaymentPart = z
  .strictObject({
    amount: minorUnits,
    paid: minorUnits.describe('What has been paid of it.'),
    due: day
      .nullable()
      .describe(
        'The last day at the property on which it is paid in time; null for what is paid when booking.',
      ),
  })
  .meta({ id: 'PaymentPart' }) satisfies z.ZodType<Schedule.PaymentPart>;

/** A rate plan as managers decide on it. */
export const RatePlan = z.strictObject({
  ...ratePlan,
  cancellation: CancellationPolicy.nullable(),
  noticeDays: z.int(),
  apartments: z.array(z.string()).readonly().nullable(),
}) satisfies z.ZodType<Plan>;

/** A fee or tax as managers decide on it. */
export const ChargeRule = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['fee', 'tax']),
  basis: z.enum(CHARGE_BASES),
  amount: minorUnits,
  deluxeAmount: minorUnits.nullable(),
  percent: z.number(),
  nights: z.int().nullable(),
  taxable: z.boolean(),
  from: day.nullable(),
  until: day.nullable(),
  apartments: z.array(z.string()).readonly().nullable(),
}) satisfies z.ZodType<Charge>;

/** What a stay costs and under what terms: the fields of a quote before it is numbered. */
const terms = {
  apartmentId: z.string(),
  checkIn: day,
  checkOut: day,
  nights: z.int(),
  guests: z.int(),
  currency,
  lines: z.array(PriceLine).describe('They add up to the total.'),
  total: minorUnits,
  savings: Savings.nullable().describe('Of the code or the offer; null where neither takes anything off.'),
  deposit: minorUnits.describe('Stated apart, never in the total.'),
  refunds: z.array(Refund).describe('What cancelling gives back, best first.'),
  cancellationPolicy: CancellationPolicy.describe('What the refunds follow from.'),
  ratePlan: ChosenRatePlan,
  paymentTerms: AgreedPayment,
  ratePlans: z.array(RatePlanOffer).describe('Every way in which the stay could be booked.'),
} satisfies Record<keyof QuoteTerms, z.ZodType>;

/** A numbered quote, frozen until `expiresAt`. */
export const Quote = z
  .strictObject({
    number: z.string(),
    ...terms,
    promotionCode: z.string().nullable().describe('The code, or that of the offer, which it is priced with.'),
    offer: z
      .enum(['applied', 'none'])
      .optional()
      .describe('`applied`: the promotion is the offer, which applied by itself; `none`: none was wanted.'),
    extras: z.array(ExtraOffer).describe('What can be booked with the stay, at these prices.'),
    chosenExtras: extraChoices.describe('Those that the lines and the total include.'),
    expiresAt: instant,
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

const ruleOfSeason = { id: z.string(), name: z.string(), firstNight: day, lastNight: day };
/** Which rule set the minimum stay. */
export const MinimumStayRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['gap-fill', 'override', 'global', 'default']) }),
  z.strictObject({ kind: z.enum(['season-apartment', 'season']), ...ruleOfSeason }),
]) satisfies z.ZodType<CompiledRules.MinimumStayRule>;

/** Why a stay cannot be booked, with the figures a person needs. */
export const Reason = z
  .discriminatedUnion('reason', [
    z.strictObject({ reason: z.enum(['dates-invalid', 'not-listed']) }),
    z.strictObject({ reason: z.literal('in-the-past'), today: day }),
    z.strictObject({ reason: z.literal('advance-notice'), hours: z.number(), earliestArrival: day }),
    z.strictObject({ reason: z.literal('too-far-ahead'), lastBookableDay: day }),
    z.strictObject({ reason: z.literal('min-stay'), nights: z.int(), rule: MinimumStayRule }),
    z.strictObject({ reason: z.literal('max-stay'), nights: z.int() }),
    z.strictObject({
      reason: z.enum(['arrival-day-closed', 'departure-day-closed']),
      day,
      openDays: weekdays,
    }),
    z.strictObject({ reason: z.literal('not-available'), night: day }),
    z.strictObject({ reason: z.literal('too-many-guests'), capacity: z.int() }),
  ])
  .meta({ id: 'Reason' }) satisfies z.ZodType<Availability.Reason>;

/** A stay that really can be booked, offered in place of one that cannot. */
export const Alternative = z
  .strictObject({
    apartmentId: z.string(),
    name: z.string().describe('Name of that apartment.'),
    checkIn: day,
    checkOut: day,
    guests: z.int(),
    total: minorUnits,
  })
  .meta({ id: 'Alternative' }) satisfies z.ZodType<AlternativeStay>;
export type Alternative = z.infer<typeof Alternative>;

/** `error.details` of the 422 for a stay that cannot be booked. */
export const RefusedStay = z.strictObject({
  reasons: z.array(Reason),
  alternatives: z.array(Alternative),
});
export type RefusedStay = z.infer<typeof RefusedStay>;

/** Why a code does not hold for a stay; `more` is what is said along with it. */
export const refusedPromotion = <More extends z.ZodRawShape>(more: More) =>
  z.discriminatedUnion('problem', [
    z.strictObject({ problem: z.enum(['unknown', 'other-apartment', 'used-up']), ...more }),
    z.strictObject({
      problem: z.enum(['booking-window', 'stay-window']),
      from: day.nullable(),
      until: day.nullable(),
      ...more,
    }),
    z.strictObject({ problem: z.literal('minimum-nights'), nights: z.int(), ...more }),
  ]);

/** Prices that are frozen for a while. */
export const quoteRoutes = {
  'POST /api/quotes': route({
    summary: 'Price a stay with the offer that applies by itself, or a code, and freeze that price',
    access: 'public',
    early: true,
    handler: 'quotes.create',
    body: data(QuoteRequest),
    status: 201,
    answer: data(Quote),
    errors: { 422: { when: 'The stay cannot be booked.', details: RefusedStay } },
    example: {
      body: {
        data: {
          apartmentId: 'marina-view-two-bedroom',
          checkIn: '2027-01-10',
          checkOut: '2027-01-14',
          guests: 2,
          promotionCode: 'VACATIONER25',
        },
      },
      answer: { data: exampleQuote },
    },
  }),
  'GET /api/quotes/{number}': route({
    summary: 'Read a frozen price, with extras where some are chosen',
    access: 'public',
    handler: 'quotes.findOne',
    query: z.strictObject({
      extras: extrasInQuery.optional().describe('Such as `airport-transfer:1,baby-cot:2`.'),
    }),
    answer: data(Quote),
    errors: { 404: 'There is no quote with this number.', 410: 'The quote has expired.' },
    example: { params: { number: 'Q-7K2MPX4RB0' }, answer: { data: exampleQuote } },
  }),
} satisfies RouteTable;
