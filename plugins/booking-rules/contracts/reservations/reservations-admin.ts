import { z } from 'zod';
import { LARGEST_PARTY } from '../../shared/domain/stay';
import { RESERVATION_SORTS, RESERVATION_SOURCES, RESERVATION_STATES } from '../../shared/domain/reservation';
import { OtherApartment } from '../channels/channel-conflicts';
import {
  data,
  day,
  minorUnits,
  id,
  instant,
  namesOf,
  pageFields,
  Pagination,
  spanRule,
  text,
  whole,
} from '../fields';
import { ReservationMail } from '../mails';
import { CardDeposit } from '../money/deposits';
import { Folio, NOT_FOUND } from '../money/folio';
import { ReservationView } from './reservations';
import { route, type RouteTable } from '../route';

/** Query of `GET /booking-rules/reservations`. */
const ReservationListQuery = z.strictObject({
  search: text(100).optional().describe('Part of a reference, name, email address or phone number.'),
  states: namesOf(z.enum(RESERVATION_STATES)).optional(),
  apartmentId: id.optional(),
  from: day.optional().describe('Stays with a night in `[from, to)`.'),
  to: day.optional(),
  paid: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .describe('Only those that are not paid, or only those that are.'),
  balance: z
    .enum(['owed', 'refundable'])
    .optional()
    .describe('Only those whose guest owes money, or has paid beyond the total.'),
  source: z.enum(RESERVATION_SOURCES).optional().describe('Who made it.'),
  sort: z.enum(RESERVATION_SORTS).default('newest'),
  ...pageFields(200),
});
export type ReservationListQuery = z.output<typeof ReservationListQuery>;

const ReservationLine = ReservationView.extend({
  due: minorUnits.describe('What the guest owes.'),
  refundable: minorUnits.describe('Paid beyond the total.'),
});
/** A reservation with its balance. */
export type ReservationLine = z.infer<typeof ReservationLine>;

const ReservationList = z.strictObject({
  data: z.array(ReservationLine),
  meta: z.strictObject({
    pagination: Pagination,
    totals: z
      .strictObject({
        total: minorUnits,
        nights: z.int(),
        leftOut: z
          .int()
          .describe('Cancelled and expired ones, which count only when their states are asked for.'),
      })
      .describe('Sums over all pages.'),
  }),
});
/** A page of reservations, with the sums of all of them. */
export type ReservationList = z.infer<typeof ReservationList>;

const HistoryLine = z.strictObject({
  from: z.enum(RESERVATION_STATES).nullable(),
  to: z.enum(RESERVATION_STATES),
  by: z.string().describe("`guest`, `system`, `stripe`, or the manager's email address."),
  why: z.string().nullable(),
  at: instant,
});
/** A line of a reservation's history. */
export type HistoryLine = z.infer<typeof HistoryLine>;

const RefundLine = z.strictObject({
  key: z.string(),
  amount: minorUnits,
  byManager: z
    .boolean()
    .describe('True when a manager has to give it back, because it was not paid by card.'),
  owedAt: instant,
  doneAt: instant
    .nullable()
    .describe('Null until the provider has taken it over, or a manager has said that it was made.'),
  refusedAt: instant
    .nullable()
    .describe('Since when the provider has refused it for good: a person gives it back by other means.'),
  settledBy: z.string().nullable().describe('Who said that it was given back by other means.'),
  error: z.string().nullable(),
});
/** Money on its way back to the guest. */
export type RefundLine = z.infer<typeof RefundLine>;

const ReservationDetail = ReservationView.extend({
  history: z.array(HistoryLine),
  mails: z.array(ReservationMail),
  refundLines: z.array(RefundLine),
  folio: Folio,
  cardDeposits: z.array(CardDeposit).describe('Deposits on the guest’s card, first to last.'),
  acceptedPages: z
    .array(
      z.strictObject({
        kind: z.enum(['terms', 'privacy', 'cancellation']),
        title: z.string(),
        slug: z.string(),
        version: instant.describe('When this version was published.'),
      }),
    )
    .describe('The texts that the guest accepted by booking; none for a booking of the desk.'),
  takesCards: z.boolean().describe('Whether guests can pay by card.'),
  mailServer: z
    .boolean()
    .describe('False when mails are written to a folder because no mail server is configured.'),
});
/** A reservation with its folio, history, mails and refunds. */
export type ReservationDetail = z.infer<typeof ReservationDetail>;

/** A stay that a reservation could become. */
const ChangedStayQuery = z
  .strictObject({ checkIn: day, checkOut: day, guests: whole(1, LARGEST_PARTY) })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    error: 'must be after check-in',
    path: ['checkOut'],
  })
  .refine(...spanRule);

const FreeApartments = z.strictObject({
  apartments: z.array(OtherApartment).describe('The nearest in price first, 100 at most.'),
  count: z.int().describe('How many there are.'),
});
/** Other apartments that are free for a stay. */
export type FreeApartments = z.infer<typeof FreeApartments>;

/** The reservations that managers see. */
export const reservationAdminRoutes = {
  'GET /booking-rules/reservations': route({
    summary: 'List reservations',
    access: 'reservations.read',
    handler: 'reservationsAdmin.find',
    query: ReservationListQuery,
    answer: ReservationList,
  }),
  'GET /booking-rules/exports/reservations': route({
    summary: 'Download the same, all pages, as CSV',
    access: 'reservations.read',
    handler: 'reservationsAdmin.findFile',
    query: ReservationListQuery,
    answer: 'text/csv',
  }),
  'GET /booking-rules/reservations/{reference}': route({
    summary: 'Read a reservation with its folio, history, mails and refunds',
    access: 'reservations.read',
    handler: 'reservationsAdmin.findOne',
    answer: data(ReservationDetail),
    errors: { 404: NOT_FOUND },
  }),
  'GET /booking-rules/reservations/{reference}/free-apartments': route({
    summary: 'List the other apartments to which a reservation can be moved, on any dates, with their prices',
    access: 'reservations.read',
    handler: 'reservationsAdmin.findFreeApartments',
    query: ChangedStayQuery,
    answer: data(FreeApartments),
    errors: { 404: NOT_FOUND },
  }),
} satisfies RouteTable;
