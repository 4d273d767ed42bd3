import { z } from 'zod';
import type { MinimumStay } from '../shared/domain/restrictions/compiled-rules';
import { MOST_BEDROOMS } from '../shared/listing/home';
import { AWAITED_STEPS, RESERVATION_STATES } from '../shared/domain/reservation';
import {
  apartmentFields,
  data,
  day,
  district,
  minorUnits,
  instant,
  runsForwards,
  spanQuery,
  stayFields,
  staySpan,
  whole,
} from './fields';
import { apartmentPages, ofPage } from './apartment-pages';
import { MinimumStayRule, Reason } from './quotes';
import { route, type RouteTable } from './route';

const { search, ...pages } = apartmentPages();
const TimelineQuery = z
  .strictObject({
    ...spanQuery,
    ...pages,
    search: search.describe(
      "Words of the apartment's name, or of a guest, an address or a reference of its stays.",
    ),
    bedrooms: whole(0, MOST_BEDROOMS)
      .optional()
      .describe(`Exactly so many; ${MOST_BEDROOMS} asks for so many or more.`),
    status: z.enum(['listed', 'unlisted']).optional(),
    freeFrom: day
      .optional()
      .describe('Free on every night from this to the last; one of both alone asks for that night.'),
    freeTo: day.optional().describe('The last of these nights, included.'),
  })
  .refine(...runsForwards);
export type TimelineQuery = z.output<typeof TimelineQuery>;

/** Who holds a night. */
export const NightSource = z.enum(['reservation', 'block', 'channel']);

/** Days in a row for which something is the same; the last one included. */
export const runOf = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ from: day, to: day, days: z.int(), value });

/** Nights needed for an arrival, and the rule that says so. */
export const MinimumValue = z.strictObject({
  nights: z.int(),
  rule: MinimumStayRule,
}) satisfies z.ZodType<MinimumStay>;

const TimelineBar = z.strictObject({
  checkIn: day,
  checkOut: day,
  source: NightSource,
  reference: z.string().nullable().describe('Of the reservation; null for what is no reservation.'),
  state: z.enum(RESERVATION_STATES).nullable(),
  awaiting: z.enum(AWAITED_STEPS).nullable(),
  paid: z.boolean().nullable(),
  guest: z.string().nullable().describe('First and last name.'),
  guests: z.int().nullable(),
  total: minorUnits.nullable(),
});
/** Nights in a row that one holder keeps. A reservation's bar is its whole stay, also beyond the span. */
export type TimelineBar = z.infer<typeof TimelineBar>;

const TimelineApartment = z.strictObject({
  ...apartmentFields,
  district,
  bedrooms: z.int().describe('0 is a studio.'),
  capacity: z.int(),
  listed: z.boolean().describe('Open for booking.'),
  bars: z.array(TimelineBar),
  rates: z.array(runOf(minorUnits)).describe('What a night costs.'),
  minimums: z.array(runOf(MinimumValue)).describe('What an arrival needs.'),
  noArrival: z.array(day).describe('Days on which no stay may begin.'),
  noDeparture: z.array(day).describe('Days on which no stay may end.'),
});
/** A row of the calendar. */
export type TimelineApartment = z.infer<typeof TimelineApartment>;

const Timeline = z.strictObject({ ...spanQuery, today: day, apartments: z.array(TimelineApartment) });
/** The calendar of a page of apartments: nights `[from, to)`. */
export type Timeline = z.infer<typeof Timeline>;

const TimelinePage = ofPage(Timeline);
/** A page of the calendar, with what it can be filtered by. */
export type TimelinePage = z.infer<typeof TimelinePage>;

/** The calendar of the panel. */
export const timelineRoutes = {
  'GET /booking-rules/timeline': route({
    summary: 'Read the calendar page by page: apartments by area and name, with rates and minimum stays',
    access: 'reservations.read',
    handler: 'reports.timeline',
    query: TimelineQuery,
    answer: TimelinePage,
  }),
} satisfies RouteTable;

/** As many apartments as one change is about; more than any property has. */
const MOST_APARTMENTS = 1_000;

const Spans = z.strictObject({
  spans: z.array(staySpan).min(1, 'names no nights').max(MOST_APARTMENTS),
});

const BlockedBy = z.strictObject({ by: z.string(), at: instant, checkIn: day, checkOut: day });
/** Who blocked nights, when, and which. */
export type BlockedBy = z.infer<typeof BlockedBy>;

/** `error.details` of the 409 for nights that somebody has taken: the first of them. */
export const NightsUnavailable = z.strictObject({ apartmentId: z.string(), reasons: z.array(Reason) });

const TAKEN = { when: 'One of the nights is taken.', details: NightsUnavailable };
const NO_SUCH_APARTMENT = 'There is no such apartment.';

/** Nights that managers keep from everybody. */
export const nightsRoutes = {
  'POST /booking-rules/nights/block': route({
    summary: 'Block nights of an apartment: all of them or none',
    access: 'reservations.manage',
    handler: 'nights.blockOne',
    body: data(staySpan),
    answer: data(z.strictObject(stayFields)),
    errors: { 404: NO_SUCH_APARTMENT, 409: TAKEN },
  }),
  'POST /booking-rules/nights/free': route({
    summary: 'Free those nights of a span that are blocked',
    access: 'reservations.manage',
    handler: 'nights.freeOne',
    body: data(staySpan),
    answer: data(z.strictObject({ ...stayFields, freed: z.int() })),
    errors: { 404: NO_SUCH_APARTMENT },
  }),
  'POST /booking-rules/nights/block-many': route({
    summary: 'Block nights of several apartments: all of them or none',
    access: 'reservations.manage',
    handler: 'nights.block',
    body: data(Spans),
    answer: data(Spans),
    errors: { 404: NO_SUCH_APARTMENT, 409: TAKEN },
  }),
  'POST /booking-rules/nights/free-many': route({
    summary: 'Free those nights of several spans that are blocked',
    access: 'reservations.manage',
    handler: 'nights.free',
    body: data(Spans),
    answer: data(z.strictObject({ freed: z.int() })),
    errors: { 404: NO_SUCH_APARTMENT },
  }),
  'GET /booking-rules/nights/blocked-by': route({
    summary: 'Read who blocked nights last; null when nobody knows',
    access: 'reservations.read',
    handler: 'nights.blockedBy',
    query: staySpan,
    answer: data(BlockedBy.nullable()),
  }),
} satisfies RouteTable;
