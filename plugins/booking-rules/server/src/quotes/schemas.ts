import { z } from 'zod';
import { day, guests, id, spanRule, text } from '../platform/http/schemas';

/** Body of `POST /api/quotes`. */
export const quoteBody = z.strictObject({
  data: z
    .strictObject({
      apartmentId: id,
      checkIn: day,
      checkOut: day,
      guests,
      promotionCode: text(30).optional(),
    })
    .refine(...spanRule),
});
