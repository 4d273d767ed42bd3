import { z } from 'zod';
import { STAY_SORTS } from '../../../shared/contracts/stays';
import { LARGEST_PARTY } from '../../../shared/domain/stay';
import { day, id, spanFits, whole } from '../platform/http/schemas';

/** Query of `GET /api/stays`. */
export const stayQuery = z
  .strictObject({
    availabilityDateStart: day.optional(),
    availabilityDateEnd: day.optional(),
    availabilityGuestNumber: whole(1, LARGEST_PARTY).optional(),
    district: id.optional(),
    bedrooms: whole(0, 20).optional(),
    priceMin: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    priceMax: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    amenities: z
      .union([z.string().max(1_000), z.array(z.string().max(80)).max(40)])
      .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter((slug) => slug !== ''))
      .optional(),
    sort: z.enum(STAY_SORTS).optional(),
    page: whole(1, 100_000).optional(),
    pageSize: whole(1, 100).optional(),
  })
  .refine(
    (query) => (query.availabilityDateStart === undefined) === (query.availabilityDateEnd === undefined),
    {
      error: 'availabilityDateStart and availabilityDateEnd come together',
      path: ['availabilityDateEnd'],
    },
  )
  .refine(
    ({ availabilityDateStart: start, availabilityDateEnd: end }) =>
      start === undefined ||
      end === undefined ||
      (start < end && spanFits({ checkIn: start, checkOut: end })),
    { error: 'availabilityDateEnd must be after availabilityDateStart', path: ['availabilityDateEnd'] },
  );
