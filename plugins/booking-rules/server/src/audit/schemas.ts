import { z } from 'zod';
import { day, id, text, whole } from '../platform/http/schemas';

/** Query of `GET /booking-rules/audit`. */
export const auditQuery = z
  .strictObject({
    subject: id.optional(),
    subjectId: id.optional(),
    by: text(120).optional(),
    from: day.optional(),
    to: day.optional(),
    page: whole(1, 100_000).default(1),
    pageSize: whole(1, 200).default(25),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'must not be before from',
    path: ['to'],
  });
