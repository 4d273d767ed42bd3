import { z } from 'zod';
import { REFUND_CHOICES } from './cancel';
import { id, spanRule, stayFields, whole } from '../platform/http/schemas';

const why = z.string().trim().max(300, 'must have 300 characters or fewer').optional();

/** Body of an action that needs nothing said. */
export const nothingBody = z.union([z.undefined(), z.strictObject({ data: z.strictObject({}).optional() })]);

/** Body of an action that may be given a reason. */
export const whyBody = z.strictObject({ data: z.strictObject({ why }).optional() }).optional();

export const cancelBody = z.strictObject({
  data: z.strictObject({ refund: z.enum(REFUND_CHOICES), why }),
});

/** An apartment and a span of its nights. */
export const stay = z
  .strictObject(stayFields)
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
    error: 'must be after check-in',
    path: ['checkOut'],
  })
  .refine(...spanRule);

/** An apartment and a span of its nights: to move a reservation to. */
export const modifyBody = z.strictObject({ data: stay });

/** An apartment and a span of its nights: to block or free. */
export const nightsBody = modifyBody;

/** Which mail of which reservation, as an address has them. */
export const mailParams = z.strictObject({ reference: id, id: whole(1, 2_147_483_647) });

/** Which refund of which reservation, as an address has them. */
export const refundParams = z.strictObject({ reference: id, key: id });
