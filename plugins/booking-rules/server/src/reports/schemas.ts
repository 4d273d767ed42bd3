import { z } from 'zod';
import { RESERVATION_SORTS } from '../../../shared/contracts/reservation-list';
import { RESERVATION_STATES } from '../../../shared/contracts/reservations';
import { daysBetween } from '../../../shared/domain/stay';
import { day, id, text, whole } from '../platform/http/schemas';

/** Longest span that one question may be about: two years, so that a year and the one before fit. */
const MOST_DAYS = 731;

const spanFields = { from: day, to: day };
const runsForwards = [
  ({ from, to }: { from: string; to: string }): boolean => from < to && daysBetween(from, to) <= MOST_DAYS,
  { error: `must be after from, by ${MOST_DAYS} days at most`, path: ['to'] as string[] },
] as const;

/** Query of `GET /booking-rules/timeline`. */
export const timelineQuery = z.strictObject(spanFields).refine(...runsForwards);

/** Query of `GET /booking-rules/figures`. */
export const reportQuery = z
  .strictObject({ ...spanFields, by: z.enum(['month', 'apartment', 'area']) })
  .refine(...runsForwards);

/** Query of `GET /booking-rules/own/figures`. */
export const ownerReportQuery = z
  .strictObject({ ...spanFields, by: z.enum(['month', 'apartment']) })
  .refine(...runsForwards);

const states = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')))
  .pipe(z.array(z.enum(RESERVATION_STATES)).min(1));

/** Query of `GET /booking-rules/reservations`. */
export const reservationListQuery = z.strictObject({
  search: text(100).optional(),
  states: states.optional(),
  apartmentId: id.optional(),
  from: day.optional(),
  to: day.optional(),
  paid: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  sort: z.enum(RESERVATION_SORTS).default('newest'),
  page: whole(1, 100_000).default(1),
  pageSize: whole(1, 200).default(25),
});

/** Query of `GET /booking-rules/tourism-dirham`. */
export const monthQuery = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-01'),
});
