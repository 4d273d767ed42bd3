import { z } from 'zod';
import type { Weekday } from '../../../shared/domain/stay';
import { day, id, requiredText, spanRule, stayFields } from '../platform/http/schemas';

const MOST_AT_ONCE = 1_000;
/** A million dirhams: whoever types more has typed fils. */
const HIGHEST_RATE = 100_000_000;

const whole = z.int({ error: 'must be a whole number' });
const nights = whole.min(1, 'must be 1 or more').max(365, 'must be 365 or fewer');
const rate = whole.min(1, 'must be 1 fils or more').max(HIGHEST_RATE, 'must be AED 1,000,000 or less');
const weekdays = z
  .array(z.custom<Weekday>((value) => [0, 1, 2, 3, 4, 5, 6].includes(value as number), 'must be 0 to 6'))
  .min(1, 'name one day, or leave it out')
  .max(7)
  .nullable();
const apartments = z.array(id).min(1, 'name one apartment, or null for all').max(MOST_AT_ONCE).nullable();
const many = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_AT_ONCE);
const kept = <Draft extends z.ZodType>(draft: Draft) =>
  z.strictObject({ save: many(draft).optional(), remove: many(id).optional() });
/** Two days in order, when both are there. */
const inOrder = (first: string, last: string) => {
  const check = (draft: Record<string, unknown>): boolean => {
    const [from, to] = [draft[first], draft[last]];
    return typeof from !== 'string' || typeof to !== 'string' || from <= to;
  };
  return [check, { error: 'must not be before the first day', path: [last] }] as [
    typeof check,
    { error: string; path: string[] },
  ];
};

const season = z
  .strictObject({
    id: id.nullable(),
    name: requiredText(60),
    firstNight: day,
    lastNight: day,
    apartments,
    nightlyRate: rate.nullable(),
    weekendRate: rate.nullable(),
    minimumNights: nights.nullable(),
    arrivalDays: weekdays,
    departureDays: weekdays,
  })
  .refine(...inOrder('firstNight', 'lastNight'));

const promotion = z
  .strictObject({
    id: id.nullable(),
    code: requiredText(30).regex(/^[A-Za-z0-9-]+$/, 'takes letters, digits and hyphens'),
    percent: z.number().min(0.01, 'must be more than 0').max(100, 'must be 100 or less'),
    active: z.boolean(),
    bookFrom: day.nullable(),
    bookUntil: day.nullable(),
    stayFrom: day.nullable(),
    stayUntil: day.nullable(),
    minimumNights: nights.nullable(),
    apartments,
    useLimit: whole.min(1, 'must be 1 or more').nullable(),
  })
  .refine(...inOrder('bookFrom', 'bookUntil'))
  .refine(...inOrder('stayFrom', 'stayUntil'));

/** Body of `PUT /booking-rules/minimum-stays`. */
export const minimumStaysBody = z.strictObject({
  data: z.strictObject({
    global: nights.optional(),
    overrides: many(z.strictObject({ apartmentId: id, nights: nights.nullable() })).optional(),
    seasons: kept(season).optional(),
  }),
});

/** Body of `PUT /booking-rules/rates`. */
export const ratesBody = z.strictObject({
  data: z.strictObject({
    rates: many(
      z.strictObject({ apartmentId: id, nightlyRate: rate, weekendRate: rate.nullable() }),
    ).optional(),
    seasons: kept(season).optional(),
    promotions: kept(promotion).optional(),
  }),
});

/** Body of `POST /booking-rules/rates/copy`. */
export const ratesCopyBody = z.strictObject({
  data: z
    .strictObject({
      from: id,
      to: z.array(id).min(1, 'name an apartment').max(MOST_AT_ONCE),
      base: z.boolean(),
      seasons: z.boolean(),
    })
    .refine(({ base, seasons }) => base || seasons, { error: 'say what is to be copied', path: ['base'] }),
});

/** Body of `POST /booking-rules/gaps/relax`. */
export const gapBody = z.strictObject({
  data: z
    .strictObject({ apartmentId: id, firstNight: day, lastNight: day })
    .refine(...inOrder('firstNight', 'lastNight')),
});

const weekday = z.custom<Weekday>(
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6,
  'must be weekdays, Sunday 0 to Saturday 6',
);
const openWeekdays = z.array(weekday).min(1, 'names no weekday').max(7).nullable().optional();

/** Body of `POST /booking-rules/calendar/rules`. */
export const calendarRulesBody = z.strictObject({
  data: z
    .strictObject({
      apartmentIds: z
        .array(id)
        .min(1, 'names no apartment')
        .max(MOST_AT_ONCE)
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
          arrivalDays: openWeekdays,
          departureDays: openWeekdays,
        })
        .refine((rules) => Object.keys(rules).length > 0, 'says nothing'),
    })
    .refine(({ checkIn, checkOut }) => checkIn < checkOut, {
      error: 'must be after check-in',
      path: ['checkOut'],
    })
    .refine(...spanRule),
});
