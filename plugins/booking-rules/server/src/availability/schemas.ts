import { z } from 'zod';
import { day, staySpan } from '../platform/http/schemas';

/** As many apartments as one change is about; more than any property has. */
const MOST_APARTMENTS = 1_000;

/** Body of `POST /booking-rules/nights/block-many` and `/free-many`. */
export const spansBody = z.strictObject({
  data: z.strictObject({ spans: z.array(staySpan).min(1, 'names no nights').max(MOST_APARTMENTS) }),
});

/** Query of `GET /booking-rules/nights/blocked-by`. */
export const blockedByQuery = staySpan;

/** Body of `POST /booking-rules/nights/block` and `/free`. */
export const nightsBody = z.strictObject({ data: staySpan });

/** Query of `GET /api/apartments/{id}/calendar`. */
export const calendarQuery = z.strictObject({ from: day.optional(), to: day.optional() });
