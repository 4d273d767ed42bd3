import { z } from 'zod';
import { RESERVATION_SORTS } from '../../../shared/contracts/reservation-list';
import { PAYMENT_METHODS, RESERVATION_STATES } from '../../../shared/contracts/reservations';
import {
  day,
  guestBody,
  guests,
  id,
  spanRule,
  stayFields,
  staySpan,
  text,
  whole,
} from '../platform/http/schemas';
import { REFUND_CHOICES } from './cancel';

/** Body of `POST /api/reservations`. */
export const reservationBody = z.strictObject({
  data: z.strictObject({
    quote: id,
    guest: guestBody,
    payment: z.enum(PAYMENT_METHODS, { error: `must be one of: ${PAYMENT_METHODS.join(', ')}` }),
    message: text(2_000).optional(),
  }),
});

/** Body of `POST /api/reservations/{reference}/address-confirmation`. */
export const addressBody = z.strictObject({ data: z.strictObject({ token: z.string().min(1).max(100) }) });

/** Query of `GET /api/reservations`. */
export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

const why = z.string().trim().max(300, 'must have 300 characters or fewer').optional();

/** Body of an action that needs nothing said. */
export const nothingBody = z.union([z.undefined(), z.strictObject({ data: z.strictObject({}).optional() })]);

/** Body of an action that may be given a reason. */
export const whyBody = z.strictObject({ data: z.strictObject({ why }).optional() }).optional();

export const cancelBody = z.strictObject({
  data: z.strictObject({ refund: z.enum(REFUND_CHOICES), why }),
});

/** An apartment and a span of its nights: where a reservation goes to. */
export const modifyBody = z.strictObject({ data: staySpan });

/** Which mail of which reservation, as an address has them. */
export const mailParams = z.strictObject({ reference: id, id: whole(1, 2_147_483_647) });

/** Which refund of which reservation, as an address has them. */
export const refundParams = z.strictObject({ reference: id, key: id });

/** Body of `POST /booking-rules/reservations`. */
export const deskBookingBody = z.strictObject({
  data: z
    .strictObject({
      ...stayFields,
      guests,
      promotionCode: text(30).optional(),
      guest: guestBody,
      payment: z.enum(['to-pay', 'paid'], { error: 'must be to-pay or paid' }),
      message: text(2_000).optional(),
      total: z.int().optional(),
      overrideRules: z.boolean().optional(),
    })
    .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
      error: 'must be after check-in',
      path: ['checkOut'],
    })
    .refine(...spanRule),
});

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
