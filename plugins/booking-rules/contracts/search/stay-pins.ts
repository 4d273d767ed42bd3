import { z } from 'zod';
import { currency, minorUnits } from '../fields';
import { route, type RouteTable } from '../route';
import { chosenDates } from './stay-search';
import { StayQuery } from '../stays';

/** So many are answered at once; whoever wants others asks for a part of the map. */
export const MOST_PINS = 2_000;

const StayPin = z
  .strictObject({
    apartmentId: z.string(),
    name: z.string(),
    district: z.string().describe('Slug of its area.'),
    location: z.strictObject({ latitude: z.number(), longitude: z.number() }),
    price: minorUnits.describe(
      'Of the whole stay with all fees; without dates what a night of the cheapest usual stay costs.',
    ),
    nights: z.int().describe('Of the stay that the price is of.'),
    ...chosenDates,
    ratePlan: z
      .strictObject({ id: z.string(), name: z.string() })
      .optional()
      .describe('The rate plan of that price, where it is not the standard one.'),
    photo: z.strictObject({ src: z.string(), alt: z.string() }).nullable().describe('The first one, small.'),
  })
  .meta({ id: 'StayPin' });
/** A stay on a map. */
export type StayPin = z.infer<typeof StayPin>;

const StayPins = z.strictObject({
  data: z.array(StayPin),
  meta: z.strictObject({
    total: z.int().describe('Stays found, with those that have no location.'),
    located: z.int().describe('Those that have one.'),
    currency,
  }),
});
/** All stays of a search, for a map. */
export type StayPins = z.infer<typeof StayPins>;

/** Search for a map. */
export const stayPinRoutes = {
  'GET /api/stays/pins': route({
    summary: `Read where the stays of a search are: all of them at once, ${MOST_PINS} at most`,
    access: 'public',
    handler: 'stays.pins',
    query: StayQuery.refine(({ page, pageSize }) => page === undefined && pageSize === undefined, {
      error: 'pins come without pages',
      path: ['page'],
    }),
    answer: StayPins,
    example: {
      query: { bounds: '25.05,55.1,25.12,55.2' },
      answer: {
        data: [
          {
            apartmentId: 'marina-view-two-bedroom',
            name: 'Marina View Two Bedroom',
            district: 'dubai-marina',
            location: { latitude: 25.0772, longitude: 55.1394 },
            price: 60_500,
            nights: 4,
            photo: null,
          },
        ],
        meta: { total: 1, located: 1, currency: 'AED' },
      },
    },
  }),
} satisfies RouteTable;
