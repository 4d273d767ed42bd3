import { z } from 'zod';
import { RESERVATION_STATES } from '../../shared/domain/reservation';
import { data, day, minorUnits, runsForwards, spanQuery, stayedFields } from '../fields';
import { ReportRow } from './reports';
import { route, type RouteTable } from '../route';
import { NightSource } from '../calendar';

const OwnerQuery = z.strictObject(spanQuery).refine(...runsForwards);
export type OwnerQuery = z.output<typeof OwnerQuery>;

const OwnerReportQuery = z
  .strictObject({ ...spanQuery, by: z.enum(['month', 'apartment']) })
  .refine(...runsForwards);
export type OwnerReportQuery = z.output<typeof OwnerReportQuery>;

const OwnerBar = z.strictObject({
  checkIn: day,
  checkOut: day,
  source: NightSource,
  guest: z.string().nullable().describe('First name of the guest; null for what is no reservation.'),
  state: z.enum(RESERVATION_STATES).nullable().describe('Held nights are not sold yet.'),
});
/** Taken nights in a row, as an owner sees them. */
export type OwnerBar = z.infer<typeof OwnerBar>;

const OwnerTimeline = z.strictObject({
  ...spanQuery,
  today: day,
  apartments: z.array(
    z.strictObject({
      apartmentId: z.string(),
      name: z.string(),
      area: z.string(),
      bars: z.array(OwnerBar),
    }),
  ),
});
/** The calendar of an owner's apartments. */
export type OwnerTimeline = z.infer<typeof OwnerTimeline>;

const OwnerStay = z.strictObject({
  ...stayedFields,
  guest: z.string().describe('First name.'),
  state: z.enum(RESERVATION_STATES),
  roomRevenue: minorUnits.describe('The nights after all discounts: no cleaning, no taxes.'),
});
/** A sold stay, without anything by which its guest could be reached. */
export type OwnerStay = z.infer<typeof OwnerStay>;

/** What owners see of their own apartments, and never of another's. */
export const ownerRoutes = {
  'GET /booking-rules/own/timeline': route({
    summary: 'Read who holds which nights of my apartments',
    access: 'own.read',
    handler: 'owners.timeline',
    query: OwnerQuery,
    answer: data(OwnerTimeline),
  }),
  'GET /booking-rules/own/stays': route({
    summary: 'List the sold stays of my apartments, with what their nights brought',
    access: 'own.read',
    handler: 'owners.stays',
    query: OwnerQuery,
    answer: data(z.array(OwnerStay)),
  }),
  'GET /booking-rules/own/figures': route({
    summary: 'Read nights sold, revenue and occupancy of my apartments',
    access: 'own.read',
    handler: 'owners.report',
    query: OwnerReportQuery,
    answer: data(z.array(ReportRow)),
  }),
} satisfies RouteTable;
