import { z } from 'zod';
import * as Explain from '../shared/explain/trace';
import { LANGUAGES } from '../shared/format/language';
import { ExtraOffer, extraChoices } from './rates/extras';
import { data, day, minorUnits, instant, spanRule } from './fields';
import { ChosenRatePlan, PriceLine, quoteFields, Reason, refusedPromotion } from './quotes';
import { route, type RouteTable } from './route';
import { NightSource } from './calendar';

const ruleKind = z.enum(['gap-fill', 'season-apartment', 'season', 'override', 'global', 'default']);

const TraceRequest = z
  .strictObject({
    ...quoteFields,
    extras: extraChoices.optional().describe('Booked with the stay by a manager, whatever their notice.'),
  })
  .refine(...spanRule);
/** A stay that a manager asks about. */
export type TraceRequest = z.infer<typeof TraceRequest>;

const Trace = z.strictObject({
  apartmentId: z.string(),
  checkIn: day,
  checkOut: day,
  guests: z.int(),
  asOf: instant.describe('The instant of asking.'),
  verdict: z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true) }),
    z.strictObject({ ok: z.literal(false), reasons: z.array(Reason) }),
  ]),
  steps: z.array(
    z.strictObject({
      rule: z.enum(Explain.RULES),
      answer: z.enum(['yes', 'no', 'not-asked']),
      reason: Reason.nullable().describe('The refusal with its figures, when the answer is no.'),
      says: z.string().describe("What it said, in a manager's words."),
      seasonId: z.string().nullable().describe('The season that decided.'),
      propertyWide: z.boolean().describe('Decided for all apartments alike, in the site settings.'),
    }),
  ),
  minimumStay: z
    .array(
      z.strictObject({
        kind: ruleKind,
        season: z.string().nullable(),
        seasonId: z.string().nullable(),
        nights: z.int().nullable().describe('Null when it has nothing to say about this arrival.'),
        won: z.boolean(),
      }),
    )
    .describe('Most specific first; none when the dates are no stay.'),
  taken: z.array(z.strictObject({ night: day, source: NightSource, reference: z.string().nullable() })),
  ratePlans: z.array(ChosenRatePlan.extend({ total: minorUnits })),
  promotion: z
    .strictObject({
      code: z.string(),
      percent: z.number().nullable(),
      amount: minorUnits.nullable(),
      holds: z.boolean(),
      refusal: refusedPromotion({}).nullable(),
      says: z.string(),
    })
    .nullable(),
  extras: z.array(ExtraOffer).describe('What can be booked with the stay, at these prices.'),
  price: z
    .strictObject({
      lines: z.array(PriceLine).describe('With the extras that were asked for.'),
      total: minorUnits,
      deposit: minorUnits,
      nights: z.array(
        z.strictObject({
          night: day,
          won: z.enum(['base', 'weekend', 'season', 'season-weekend']),
          season: z.string().nullable(),
          seasonId: z.string().nullable(),
          rate: minorUnits,
          extraGuests: minorUnits.describe('For the guests beyond those that the rate includes.'),
          amount: minorUnits,
        }),
      ),
    })
    .nullable()
    .describe('Null when the dates or the guests are none that can be priced.'),
}) satisfies z.ZodType<Explain.Trace>;

/** Why stays can or cannot be booked. */
export const traceRoutes = {
  'POST /booking-rules/trace': route({
    summary: 'Explain why a stay can or cannot be booked, and how its price comes about',
    access: 'reservations.read',
    handler: 'trace.explain',
    asks: true,
    body: data(TraceRequest),
    answer: data(
      Trace.extend({
        languages: z
          .array(z.enum(LANGUAGES))
          .describe('In which a guest can be written to; the main one first.'),
      }),
    ),
    errors: { 404: 'There is no such apartment.' },
  }),
} satisfies RouteTable;
