import { z } from 'zod';
import { ENQUIRY_KINDS, ENQUIRY_STATES } from '../../../shared/contracts/enquiries';
import { LONGEST_REPLY } from '../../../shared/contracts/enquiry-desk';
import { id, requiredText, text, whole } from '../platform/http/schemas';

const state = z.enum(ENQUIRY_STATES, { error: `must be one of: ${ENQUIRY_STATES.join(', ')}` });

/** Query of `GET /booking-rules/enquiries`. */
export const enquiryListQuery = z.strictObject({
  search: text(100).optional(),
  states: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : value.split(',')))
    .pipe(z.array(state).min(1))
    .optional(),
  kind: z.enum(ENQUIRY_KINDS).optional(),
  page: whole(1, 100_000).default(1),
  pageSize: whole(1, 200).default(25),
});

/** Body of `PUT /booking-rules/enquiries/{reference}/state`. */
export const enquiryStateBody = z.strictObject({ data: z.strictObject({ state }) });

/** Body of `POST /booking-rules/enquiries/{reference}/reply`; the quote by its number. */
export const enquiryReplyBody = z.strictObject({
  data: z.strictObject({ message: requiredText(LONGEST_REPLY), quote: id.optional() }),
});
