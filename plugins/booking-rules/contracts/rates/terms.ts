import { z } from 'zod';
import { CHARGE_BASES, CHARGE_KINDS } from '../../shared/domain/pricing/charge-rule';
import { CHANGED_TIMES, EXTRA_BASES, MOST_OF_ONE } from '../../shared/domain/pricing/extra';
import { data, day, minorUnits, id, noQuery, requiredText, text, timeOfDay } from '../fields';
import { apartments, changeOf, HIGHEST_RATE, tooHigh } from './rates';
import { route, type RouteTable } from '../route';

const between = (least: number, most: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or fewer`);
const percent = (least: number) =>
  z
    .number({ error: 'must be a number' })
    .min(least, `must be ${least} or more`)
    .max(100, 'must be 100 or less');
/** The id is null for a new record. */
const draftId = id.nullable();

const tiers = z
  .array(z.strictObject({ percent: percent(0), days: between(0, 365) }))
  .max(10, 'must be 10 steps or fewer')
  .refine((steps) => new Set(steps.map(({ days }) => days)).size === steps.length, {
    error: 'must name each number of days once',
  })
  .describe('What comes back, by days before arrival; nothing after the last.');

const price = minorUnits.min(0, 'must be 0 or more').max(HIGHEST_RATE, tooHigh);
const oneOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: 'must be one of those offered' });

const ChargeDraft = z.strictObject({
  id: draftId,
  name: requiredText(40),
  kind: oneOf(CHARGE_KINDS),
  basis: oneOf(CHARGE_BASES),
  amount: price.nullable().describe('For each of what it is charged for; null of a percentage.'),
  deluxeAmount: price.nullable().describe('In deluxe apartments; null where it does not differ.'),
  percent: percent(0).nullable().describe('Null of an amount.'),
  nights: between(1, 365).nullable().describe('The first nights of a stay that are charged; null for all.'),
  taxable: z.boolean().describe('Whether percentages of all that is taxable are charged on it too.'),
  from: day.nullable().describe('In force from and until, both included.'),
  until: day.nullable(),
  active: z.boolean(),
  apartments,
});
/** A fee or tax as it is kept. What makes no sense together is refused when it is saved. */
export type ChargeDraft = z.output<typeof ChargeDraft>;

const PolicyDraft = z.strictObject({ id: draftId, name: requiredText(60), tiers });
/** A cancellation policy as it is kept. */
export type PolicyDraft = z.output<typeof PolicyDraft>;

const RatePlanDraft = z.strictObject({
  id: draftId,
  name: requiredText(40),
  percent: percent(-100).describe('On the nights: below 0 is a discount, above 0 a surcharge.'),
  active: z.boolean(),
  paidAtOnce: z.boolean(),
  noticeDays: between(0, 365).describe('Offered until this many days before arrival.'),
  policy: id.nullable().describe('Id of a cancellation policy; null for that of the apartment.'),
  apartments,
});
/** A rate plan as it is kept. */
export type RatePlanDraft = z.output<typeof RatePlanDraft>;

const extraFields = z.strictObject({
  id: draftId,
  name: requiredText(60),
  description: text(200),
  price,
  basis: oneOf(EXTRA_BASES),
  taxable: z.boolean(),
  changesTime: oneOf(CHANGED_TIMES)
    .nullable()
    .default(null)
    .describe('Which time of the stay it changes; null for none.'),
  time: timeOfDay.nullable().default(null).describe('To which; null where it changes none.'),
  noticeHours: between(0, 2160),
  most: between(1, MOST_OF_ONE),
  order: between(0, 9999),
  active: z.boolean(),
  apartments,
});
const ExtraDraft = extraFields.refine(({ changesTime, time }) => changesTime === null || time !== null, {
  error: 'is required',
  path: ['time'],
});
/** An extra as it is kept. */
export type ExtraDraft = z.output<typeof ExtraDraft>;

const TermsChange = z.strictObject({
  charges: changeOf(ChargeDraft).optional(),
  policies: changeOf(PolicyDraft).optional(),
  ratePlans: changeOf(RatePlanDraft).optional(),
  extras: changeOf(ExtraDraft).optional(),
});
/** Records of terms to be kept and removed. */
export type TermsChange = z.output<typeof TermsChange>;

const kept = { id: z.string() };
const Terms = z.strictObject({
  charges: z.array(ChargeDraft.extend(kept)),
  policies: z.array(
    PolicyDraft.extend({
      ...kept,
      usual: z.boolean().describe('Used by every apartment and rate plan that names no other.'),
      usedBy: z.array(z.string()).describe('Names of the apartments and rate plans that have it.'),
    }),
  ),
  ratePlans: z.array(RatePlanDraft.extend(kept)),
  extras: z.array(extraFields.extend(kept)),
});
/** Fees and taxes, cancellation policies, rate plans and extras, those that are off as well. */
export type Terms = z.infer<typeof Terms>;

/** The records behind what guests agree to. */
export const termRoutes = {
  'GET /booking-rules/terms': route({
    summary: 'Read all fees and taxes, cancellation policies, rate plans and extras',
    access: 'reservations.read',
    handler: 'terms.find',
    query: noQuery,
    answer: data(Terms),
  }),
  'PUT /booking-rules/terms': route({
    summary: 'Change fees and taxes, cancellation policies, rate plans and extras',
    access: 'rules.manage',
    handler: 'terms.save',
    body: data(TermsChange),
    answer: data(Terms),
    errors: {
      400: 'A field is wrong, or a policy that is to be removed is in use.',
      404: 'Somebody has removed one of them in the meantime.',
    },
  }),
} satisfies RouteTable;
