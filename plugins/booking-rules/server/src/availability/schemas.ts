import { z } from 'zod';
import type { Weekday } from '../../../shared/domain/stay';
import { guestBody, guests, id, spanRule, stayFields, text } from '../platform/http/schemas';
import { stay } from '../reservations/schemas';

/** As many apartments as one change is about; more than any house has. */
const MOST_APARTMENTS = 1_000;
/** AED 1,000,000 a night. */
const HIGHEST_RATE = 100_000_000;

/** Body of `POST /booking-rules/nights/block-many` and `/free-many`. */
export const spansBody = z.strictObject({
  data: z.strictObject({ spans: z.array(stay).min(1, 'names no nights').max(MOST_APARTMENTS) }),
});

/** Query of `GET /booking-rules/nights/blocked-by`. */
export const blockedByQuery = stay;

const weekday = z.custom<Weekday>(
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6,
  'must be weekdays, Sunday 0 to Saturday 6',
);
const weekdays = z.array(weekday).min(1, 'names no weekday').max(7).nullable().optional();

/** Body of `POST /booking-rules/calendar/rules`. */
export const calendarRulesBody = z.strictObject({
  data: z
    .strictObject({
      apartmentIds: z
        .array(id)
        .min(1, 'names no apartment')
        .max(MOST_APARTMENTS)
        .refine((ids) => new Set(ids).size === ids.length, 'names an apartment twice'),
      checkIn: stayFields.checkIn,
      checkOut: stayFields.checkOut,
      rules: z
        .strictObject({
          nightlyRate: z
            .int({ error: 'must be a whole number of fils' })
            .min(1, 'must be more than nothing')
            .max(HIGHEST_RATE, 'must be AED 1,000,000 or less')
            .nullable()
            .optional(),
          minimumNights: z
            .int({ error: 'must be a whole number' })
            .min(1, 'must be 1 or more')
            .max(365, 'must be 365 or fewer')
            .nullable()
            .optional(),
          arrivalDays: weekdays,
          departureDays: weekdays,
        })
        .refine((rules) => Object.keys(rules).length > 0, 'says nothing'),
    })
    .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
      error: 'must be after check-in',
      path: ['checkOut'],
    })
    .refine(...spanRule),
});

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
