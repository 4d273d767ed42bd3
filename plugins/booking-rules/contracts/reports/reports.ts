import { z } from 'zod';
import type { Report as DomainReport } from '../../shared/reports/performance';
import { FeedInTrouble } from '../channels/channel-overview';
import { ChannelConflict } from '../channels/channel-conflicts';
import { data, day, minorUnits, instant, month, noQuery, runsForwards, spanQuery } from '../fields';
import { ReservationView } from '../reservations/reservations';
import { route, type RouteTable } from '../route';
import { PermitToRenew, StayOfDay, TurnoverCounts } from './day-work';

const ReportQuery = z
  .strictObject({ ...spanQuery, by: z.enum(['month', 'apartment', 'area']) })
  .refine(...runsForwards);
export type ReportQuery = z.output<typeof ReportQuery>;

const MonthQuery = z.strictObject({ month });

/** The figures by which hotels are led. Null where there is nothing to divide by. */
const Report = z.strictObject({
  availableNights: z
    .int()
    .describe('Nights on which apartments were for sale, without those that a manager has blocked.'),
  soldNights: z.int(),
  channelNights: z.int().describe('Nights sold on other channels.'),
  roomRevenue: minorUnits,
  corrections: minorUnits.describe(
    'Of it, what was changed of nights of earlier months, which keep their figures.',
  ),
  occupancy: z.number().nullable().describe('Sold and channel nights of the available ones, 0 to 1.'),
  averageRate: minorUnits.nullable().describe('What a sold night brought (ADR), without corrections.'),
  revenuePerAvailableNight: minorUnits
    .nullable()
    .describe('The same of an available night that no channel has sold (RevPAR).'),
}) satisfies z.ZodType<DomainReport>;

export const ReportRow = z.strictObject({
  key: z.string().describe('A month, a public id, or the slug of an area.'),
  label: z.string(),
  figures: Report,
  lastYear: z
    .strictObject({ soldNights: z.int(), roomRevenue: minorUnits })
    .nullable()
    .describe('The same nights a year before, as they were booked a year ago today.'),
});
/** A line of a report. */
export type ReportRow = z.infer<typeof ReportRow>;

const OwedReservation = ReservationView.extend({
  due: minorUnits,
  since: day.describe(
    'The due day of the part that is paid next, on arrival its first day; else of the charge.',
  ),
  overdue: z.boolean().describe('Whether that due day has passed.'),
});
/** A reservation with what its guest owes. */
export type OwedReservation = z.infer<typeof OwedReservation>;

const RefundToMake = ReservationView.extend({
  toRefund: minorUnits,
  refused: minorUnits.describe('Of it, what the provider could not give back.'),
  since: day,
});
/** A reservation with what is to be given back by staff. */
export type RefundToMake = z.infer<typeof RefundToMake>;

const DepositToDecide = ReservationView.extend({
  heldDeposit: minorUnits.describe('What is held, by a card or by staff, and to be released or kept.'),
  since: day.describe('The day since which it is held.'),
  onCardUntil: instant.nullable().describe('When the card holds it no longer; null where staff hold it.'),
});
/** A reservation with a deposit about which staff have to decide. */
export type DepositToDecide = z.infer<typeof DepositToDecide>;

/** So many lines of a list of the day are told at most, the most urgent ones. */
export const MOST_LINES_OF_DAY = 100;

const Today = z.strictObject({
  today: day,
  arrivals: z.array(StayOfDay),
  departures: z.array(StayOfDay),
  staying: z.array(StayOfDay).describe('Guests who sleep here tonight and arrived before today.'),
  owed: z
    .array(OwedReservation)
    .describe('Who owes what, the longest first: due by now, or of a stay that begins within 14 days.'),
  takesCards: z.boolean().describe('Whether guests can pay by card.'),
  requests: z.array(ReservationView).describe('Requests to answer before they expire, the soonest first.'),
  expiring: z.array(ReservationView).describe('Other held nights that will expire, the soonest first.'),
  refunds: z.array(RefundToMake).describe('What staff have to give back, the longest first.'),
  deposits: z
    .array(DepositToDecide)
    .describe(
      'Deposits of stays that are over, and those that a card holds for less than two days more, the most urgent first.',
    ),
  counts: z
    .strictObject({
      owed: z.int(),
      requests: z.int(),
      expiring: z.int(),
      refunds: z.int(),
      permits: z.int(),
    })
    .describe(`How many there are: their lists have the ${MOST_LINES_OF_DAY} most urgent.`),
  messages: z
    .strictObject({ count: z.int(), since: instant.nullable() })
    .describe('How many guests wait for an answer, and since when the first of them.'),
  newEnquiries: z.int().describe('How many enquiries nobody has looked at.'),
  newReviews: z.int().describe('How many reviews wait to be published or declined.'),
  turnover: TurnoverCounts,
  permits: z.array(PermitToRenew).describe('Permits that end within 60 days or have ended.'),
  feeds: z.array(FeedInTrouble).describe('Calendars of channels that are stale or in quarantine.'),
  conflicts: z.array(ChannelConflict).describe('Nights that a guest and a channel both hold.'),
});
/** What needs a hand today. */
export type Today = z.infer<typeof Today>;

const NightlyTaxRow = z.strictObject({
  tax: z.string().describe('Id of the tax.'),
  taxName: z.string(),
  reference: z.string(),
  apartmentId: z.string(),
  apartmentName: z.string(),
  guest: z.string(),
  checkIn: day,
  checkOut: day,
  nights: z.int().describe('Charged nights of the month; negative where they are taken back.'),
  amount: minorUnits,
  corrects: z.string().nullable().describe('The earlier month that the line corrects; else null.'),
});
/** What one stay owes for the nights of a month, such as the Tourism Dirham. */
export type NightlyTaxRow = z.infer<typeof NightlyTaxRow>;

/** What managers look at, and what is owed to the tourism authority. */
export const reportRoutes = {
  'GET /booking-rules/today': route({
    summary:
      'Read what needs a hand today: arrivals, departures, what is unpaid, what will expire, deposits to decide about',
    access: 'reservations.read',
    handler: 'reports.today',
    query: noQuery,
    answer: data(Today),
  }),
  'GET /booking-rules/figures': route({
    summary: 'Read occupancy, revenue and averages, by month, apartment or area',
    access: 'figures.read',
    handler: 'reports.report',
    query: ReportQuery,
    answer: data(z.array(ReportRow)),
  }),
  'GET /booking-rules/exports/figures': route({
    summary: 'Download the same as CSV',
    access: 'figures.read',
    handler: 'reports.reportFile',
    query: ReportQuery,
    answer: 'text/csv',
  }),
  'GET /booking-rules/nightly-taxes': route({
    summary: 'List what stays owe for the nights of a month, such as the Tourism Dirham',
    access: 'figures.read',
    handler: 'reports.nightlyTaxes',
    query: MonthQuery,
    answer: data(z.array(NightlyTaxRow)),
  }),
  'GET /booking-rules/exports/nightly-taxes': route({
    summary: 'Download the same as CSV',
    access: 'figures.read',
    handler: 'reports.nightlyTaxesFile',
    query: MonthQuery,
    answer: 'text/csv',
  }),
} satisfies RouteTable;
