import { z } from 'zod';
import { LARGEST_PARTY } from '../../shared/domain/stay';
import { WISHLIST_LIMIT } from '../../shared/domain/guests/wishlist';
import { day, spanFits, whole } from '../fields';
import { route, type RouteTable } from '../route';
import { StaySearchResult } from '../stays';

const CardQuery = z
  .strictObject({
    apartments: z
      .string()
      .min(1, 'is required')
      .max(WISHLIST_LIMIT * 81)
      .transform((ids) => [...new Set(ids.split(','))].filter((one) => one !== ''))
      .refine((ids) => ids.length <= WISHLIST_LIMIT, `must name ${WISHLIST_LIMIT} apartments or fewer`)
      .describe('Public ids, with commas between them.'),
    availabilityDateStart: day.optional().describe('Check-in. Dates come in pairs.'),
    availabilityDateEnd: day.optional().describe('Check-out.'),
    availabilityGuestNumber: whole(1, LARGEST_PARTY).optional(),
    offer: z.literal('none').optional().describe('Prices without the offer of the banner, as in a search.'),
  })
  .refine(
    ({ availabilityDateStart: start, availabilityDateEnd: end }) =>
      start === undefined || end === undefined
        ? start === end
        : start < end && spanFits({ checkIn: start, checkOut: end }),
    { error: 'must be after availabilityDateStart', path: ['availabilityDateEnd'] },
  );
/** What `GET /api/cards` is asked, as it was understood. */
export type CardQuery = z.output<typeof CardQuery>;

/** Apartments by their names, for lists that guests make; the site's host answers. */
export const cardRoutes = {
  'GET /api/cards': route({
    summary: 'Read some apartments as cards show them, in the order in which they are named',
    access: 'public',
    handler: 'card.find',
    query: CardQuery,
    answer: z
      .strictObject({ data: z.array(StaySearchResult) })
      .describe(
        'Without those that are not offered. With dates those that can be booked have `total` and `nights`, the others `from`.',
      ),
    example: {
      query: { apartments: 'marina-view-two-bedroom,no-longer-there' },
      answer: {
        data: [
          {
            apartmentId: 'marina-view-two-bedroom',
            name: 'Marina View Two Bedroom',
            district: { slug: 'dubai-marina', name: 'Dubai Marina' },
            bedrooms: 2,
            bathrooms: 2,
            capacity: 5,
            photos: [],
            location: null,
            currency: 'AED',
            from: 65_000,
            rating: { average: 4.8, total: 12 },
          },
        ],
      },
    },
  }),
} satisfies RouteTable;
