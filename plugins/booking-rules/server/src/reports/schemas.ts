import { z } from 'zod';
import { daysBetween } from '../../../shared/domain/stay';
import { day } from '../platform/http/schemas';

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

/** Query of `GET /booking-rules/tourism-dirham`. */
export const monthQuery = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-01'),
});
