import { z } from 'zod';
import {
  choicesOfTexts,
  EXTRA_BASES,
  MOST_OF_ONE,
  type ExtraChoice as Choice,
  type ExtraOffer as Offer,
  type ExtraProblem as Problem,
} from '../../shared/domain/pricing/extra';
import { minorUnits, id, instant } from '../fields';

/** How many of each extra; what is not named stays as it is, 0 takes it off. */
export const extraChoices = z
  .array(
    z.strictObject({
      id: id.describe('Id of an extra that is offered.'),
      quantity: z
        .int({ error: 'must be a whole number' })
        .min(0, 'must be 0 or more')
        .max(MOST_OF_ONE, `must be ${MOST_OF_ONE} or fewer`),
    }) satisfies z.ZodType<Choice>,
  )
  .max(40, 'must name 40 extras or fewer')
  .refine((choices) => new Set(choices.map((choice) => choice.id)).size === choices.length, {
    error: 'must name each extra once',
  });

/** The same in a query: `airport-transfer:1,baby-cot:2`, or the name repeated. */
export const extrasInQuery = z
  .union([z.string(), z.array(z.string())])
  .transform((texts, context): Choice[] => {
    const choices = choicesOfTexts([texts].flat());
    if (choices) return choices;
    context.addIssue({ code: 'custom', message: 'must look like airport-transfer:1,baby-cot:2' });
    return z.NEVER;
  })
  .pipe(extraChoices);

const offer = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: minorUnits.describe('Of one, before VAT: once, or for each night or guest.'),
  basis: z.enum(EXTRA_BASES).describe('What the price is for: once, each night, each guest, or both.'),
  taxable: z.boolean().describe('VAT is charged on it.'),
  noticeHours: z.int().describe('Guests may book it and take it off until this many hours before check-in.'),
  most: z.int().describe('The most of it in one booking.'),
  amount: minorUnits.describe('What one of it costs for this stay, before VAT.'),
  until: instant.describe('Until when guests may book it.'),
};

export const ExtraOffer = z.strictObject(offer).meta({ id: 'ExtraOffer' }) satisfies z.ZodType<Offer>;

/** An extra of a reservation: offered, booked, or both. */
export const BookedExtra = z
  .strictObject({
    ...offer,
    quantity: z.int().describe('How many of it the stay has.'),
    mayChange: z.boolean().describe('Whether whoever asks may book it or take it off now.'),
  })
  .meta({ id: 'BookedExtra' });
export type BookedExtra = z.infer<typeof BookedExtra>;

const named = { extra: z.string().describe('Id of the extra.'), name: z.string() };
/** Why an extra cannot be had. */
export const ExtraProblem = z.discriminatedUnion('problem', [
  z.strictObject({ ...named, problem: z.enum(['not-offered', 'too-late']) }),
  z.strictObject({ ...named, problem: z.literal('too-many'), most: z.int() }),
]) satisfies z.ZodType<Problem>;
