import { z } from 'zod';
import type { CalendarRules as DomainCalendarRules } from '../../shared/domain/restrictions/calendar-season';
import type { GapNights } from '../../shared/domain/restrictions/gap-nights';
import { MOST_AT_ONCE } from '../../shared/domain/restrictions/rule-change';
import { apartmentPageMeta, apartmentPages } from '../apartment-pages';
import { apartmentFields, data, day, FieldErrors, id, spanRule } from '../fields';
import { Reason } from '../quotes';
import { HIGHEST_RATE, inOrder, nights, tooHigh } from './rates';
import { route, type RouteTable } from '../route';

const openWeekdays = z
  .array(z.literal([0, 1, 2, 3, 4, 5, 6], 'must be weekdays, Sunday 0 to Saturday 6'))
  .min(1, 'names no weekday')
  .max(7)
  .readonly()
  .nullable()
  .optional();

/** What a manager sets for nights of the calendar. A rule left out stays as it is; null takes it away again. */
const CalendarRules = z.strictObject({
  nightlyRate: z
    .int({ error: 'must be a whole number of the smallest unit of the currency' })
    .min(1, 'must be more than 0')
    .max(HIGHEST_RATE, tooHigh)
    .nullable()
    .optional(),
  minimumNights: nights.nullable().optional(),
  arrivalDays: openWeekdays,
  departureDays: openWeekdays,
}) satisfies z.ZodType<DomainCalendarRules>;

const CalendarRulesRequest = z
  .strictObject({
    apartmentIds: z
      .array(id)
      .min(1, 'names no apartment')
      .max(MOST_AT_ONCE)
      .refine((ids) => new Set(ids).size === ids.length, 'names an apartment twice'),
    checkIn: day,
    checkOut: day,
    rules: CalendarRules.refine((rules) => Object.keys(rules).length > 0, 'says nothing'),
  })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    error: 'must be after check-in',
    path: ['checkOut'],
  })
  .refine(...spanRule);
export type CalendarRulesRequest = z.infer<typeof CalendarRulesRequest>;

const Overruled = z.strictObject({
  apartmentId: z.string(),
  name: z.string(),
  season: z.string(),
  nights: z.int(),
});
/** Nights on which another season, more specific, goes on deciding. */
export type Overruled = z.infer<typeof Overruled>;

const SavedCalendarRules = z.strictObject({
  season: z
    .strictObject({ documentId: z.string(), name: z.string() })
    .nullable()
    .describe('The season that now says so; null when nothing is left of it.'),
  overruled: z.array(Overruled).describe('Where it is not heard.'),
});
export type SavedCalendarRules = z.infer<typeof SavedCalendarRules>;

const gapFields = { apartmentId: id, firstNight: day, lastNight: day };
const GapRequest = z.strictObject(gapFields).refine(...inOrder('firstNight', 'lastNight'));
export type GapRequest = z.infer<typeof GapRequest>;

const GapOpened = z.strictObject({
  ...gapFields,
  checkIn: day,
  checkOut: day,
  seasons: z.array(z.string()).describe('Ids of the seasons that were made; removing them takes it back.'),
});
/** What made gap nights bookable: the stay that can be booked now, and the seasons. */
export type GapOpened = z.infer<typeof GapOpened>;

const GapRow = z.strictObject({
  ...apartmentFields,
  firstNight: day,
  lastNight: day,
  nights: z.int(),
  reasons: z.array(Reason),
}) satisfies z.ZodType<GapNights>;
/** Free nights that nobody can book. */
export type GapRow = z.infer<typeof GapRow>;

const GapQuery = z.strictObject(apartmentPages());
export type GapQuery = z.output<typeof GapQuery>;

const Gaps = z.strictObject({
  data: z.array(GapRow),
  meta: z.strictObject({ ...apartmentPageMeta, nights: z.int().describe('Of all pages.') }),
});
/** A page of the gaps of the apartments that are looked for. */
export type Gaps = z.infer<typeof Gaps>;

const CLOSED_GAP = z.strictObject({ reasons: z.array(Reason), seasons: z.array(z.string()).optional() });

/** Restrictions of single nights: those that managers set in the calendar, and those that leave gaps. */
export const restrictionRoutes = {
  'POST /booking-rules/calendar/rules': route({
    summary: 'Set rates and restrictions of nights in the calendar',
    access: 'rules.manage',
    handler: 'rates.saveCalendarRules',
    body: data(CalendarRulesRequest),
    answer: data(SavedCalendarRules),
  }),
  'GET /booking-rules/gaps': route({
    summary: 'List free nights of the coming half year that nobody can book page by page, the soonest first',
    access: 'reservations.read',
    handler: 'rates.gaps',
    query: GapQuery,
    answer: Gaps,
  }),
  'POST /booking-rules/gaps/relax': route({
    summary: 'Make gap nights bookable',
    access: 'rules.manage',
    handler: 'rates.openGapNights',
    body: data(GapRequest),
    answer: data(GapOpened),
    errors: {
      400: {
        when: 'The body is wrong, or something else than seasons stands in the way.',
        details: z.union([FieldErrors, CLOSED_GAP]),
      },
      404: 'There is no such apartment.',
    },
  }),
} satisfies RouteTable;
