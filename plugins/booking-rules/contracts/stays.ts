import { z } from 'zod';
import type * as Calendar from '../shared/domain/calendar';
import { readMapBox } from '../shared/domain/map-box';
import { LARGEST_PARTY } from '../shared/domain/stay';
import { STAY_SORTS } from '../shared/listing/listing';
import type { Photo as ListingPhoto } from '../shared/listing/photo';
import { currency, day, minorUnits, id, Pagination, spanFits, whole } from './fields';
import { Savings } from './quotes';
import { route, type RouteTable } from './route';
import {
  childrenAreGuests,
  chosenDates,
  datesAreOneKind,
  flexibleFields,
  homeFields,
  homesTogether,
  partyFields,
  PriceHistogram,
} from './search/stay-search';

const bounds = z
  .string()
  .max(80)
  .transform((text, context) => {
    const box = readMapBox(text);
    if (box !== null) return box;
    context.addIssue({ code: 'custom', message: 'must be a part of a map such as 25.05,55.1,25.12,55.2' });
    return z.NEVER;
  });

/** What a search may ask: the query of every route that searches. */
export const StayQuery = z
  .strictObject({
    availabilityDateStart: day.optional().describe('Check-in. Dates come in pairs.'),
    availabilityDateEnd: day.optional().describe('Check-out.'),
    availabilityGuestNumber: whole(1, LARGEST_PARTY).optional(),
    ...partyFields,
    ...flexibleFields,
    district: id.optional().describe('Slug of an area.'),
    bedrooms: whole(0, 20).optional().describe('At least so many; 0 asks for studios alone.'),
    priceMin: whole(0, Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('MinorUnits; of the total with dates, of `from` without.'),
    priceMax: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    amenities: z
      .union([z.string().max(1_000), z.array(z.string().max(80)).max(40)])
      .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter((slug) => slug !== ''))
      .optional()
      .describe('Slugs, with commas between them; a stay must have them all.'),
    bounds: bounds
      .optional()
      .describe('South, west, north and east of a part of the map, in degrees with commas between them.'),
    offer: z
      .literal('none')
      .optional()
      .describe('Prices without the offer of the banner, which applies by itself wherever it is valid.'),
    ...homeFields,
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
  )
  .refine(...childrenAreGuests)
  .refine(...datesAreOneKind);
/** What `GET /api/stays` is asked, as it was understood. */
export type StayQuery = z.output<typeof StayQuery>;

const PhotoSize = z.strictObject({ src: z.string(), width: z.int().describe('Pixels.') });

export const Photo = z
  .strictObject({
    alt: z.string(),
    src: z.string().describe('As it was uploaded: the largest, in a format that every program reads.'),
    width: z.int(),
    height: z.int(),
    sizes: z.array(PhotoSize).describe('Every size that any browser shows, smallest first.'),
    avif: z.array(PhotoSize).describe('The same in AVIF; empty where it was not made.'),
    placeholder: z.string().nullable().describe('A tiny blurred picture as a data URL, where one was made.'),
  })
  .meta({ id: 'Photo' }) satisfies z.ZodType<ListingPhoto>;

export const StaySearchResult = z
  .strictObject({
    apartmentId: z.string(),
    name: z.string(),
    district: z.strictObject({ slug: z.string(), name: z.string() }),
    bedrooms: z.int().describe('0 is a studio.'),
    bathrooms: z.number(),
    capacity: z.int().describe('Most guests.'),
    photos: z.array(Photo),
    location: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
    currency,
    total: minorUnits.optional().describe('The least that the whole stay costs with all fees; with dates.'),
    savings: Savings.optional().describe('What the offer takes off that total, where it is valid.'),
    nights: z.int().optional().describe('With dates.'),
    ...chosenDates,
    ratePlan: z
      .strictObject({ id: z.string(), name: z.string() })
      .optional()
      .describe('The rate plan of that price, where it is not the standard one.'),
    from: minorUnits
      .optional()
      .describe(
        'What a night of `fromStay` costs on average, in whole units of the currency; without dates.',
      ),
    fromStay: z
      .strictObject({
        nights: z.int().describe('4, or the minimum stay where that is longer.'),
        total: minorUnits.describe('What a quote for it comes to.'),
        checkIn: day
          .nullable()
          .describe('Null where no such stay can be booked, so that it is what one would cost.'),
      })
      .optional()
      .describe(
        'The cheapest usual stay of the next six months with all fees, for the guests asked for, or else two; without dates.',
      ),
    badge: z
      .enum(['on-request', 'featured'])
      .optional()
      .describe('What is worth a word: bookings there have to be accepted first, or the business picks it.'),
    rating: z
      .strictObject({ average: z.number(), total: z.int() })
      .optional()
      .describe('What guests say of it, 1 to 5 with one decimal; in cards, where there are reviews.'),
  })
  .meta({ id: 'StaySearchResult' });
/** An apartment in a list of stays. With dates it has `total` and `nights`, without it has `from` and `fromStay`. */
export type StaySearchResult = z.infer<typeof StaySearchResult>;

const HomesTogether = homesTogether(StaySearchResult);
/** Two apartments that together have room for a party. */
export type HomesTogether = z.infer<typeof HomesTogether>;

const StayPage = z.strictObject({
  data: z.array(StaySearchResult),
  meta: z.strictObject({
    pagination: Pagination,
    prices: PriceHistogram.optional().describe('When asked for, and anything was found.'),
    together: HomesTogether.optional().describe(
      'When the guests are too many for any one home, and two are free on the dates.',
    ),
  }),
});
/** A page of stays. */
export type StayPage = z.infer<typeof StayPage>;

const CalendarNight = z
  .strictObject({
    date: day,
    taken: z.boolean().describe('Taken, or not on sale at all (past, too far ahead, not listed).'),
    rate: minorUnits.describe('For the guests the rate includes.'),
    minimumStay: z.int().describe('Nights needed for an arrival that day.'),
    arrivalAllowed: z.boolean(),
    departureAllowed: z.boolean(),
  })
  .meta({ id: 'CalendarNight' }) satisfies z.ZodType<Calendar.CalendarNight>;

/** Search, and the calendar of an apartment. */
export const stayRoutes = {
  'GET /api/stays': route({
    summary: 'Search for stays: with dates what can be booked, without dates every apartment',
    access: 'public',
    early: true,
    handler: 'stays.find',
    query: StayQuery,
    answer: StayPage,
    example: {
      query: { availabilityDateStart: '2027-01-10', availabilityDateEnd: '2027-01-14', bedrooms: 2 },
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
            location: { latitude: 25.0772, longitude: 55.1394 },
            currency: 'AED',
            total: 243_000,
            nights: 4,
          },
        ],
        meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
      },
    },
  }),
  'GET /api/apartments/{id}/calendar': route({
    summary: 'Read the nights of an apartment from one day up to, not including, another',
    access: 'public',
    early: true,
    handler: 'calendar.find',
    query: z.strictObject({
      from: day.optional().describe('Today unless said otherwise.'),
      to: day.optional().describe('A year later unless said otherwise; 24 months at most.'),
    }),
    answer: z.strictObject({
      data: z.array(CalendarNight),
      meta: z.strictObject({
        apartmentId: z.string(),
        currency,
        maximumStay: z.int().describe('The most nights of a stay, whenever it begins.'),
      }),
    }),
    errors: { 404: "This apartment doesn't exist." },
    example: {
      params: { id: 'marina-view-two-bedroom' },
      query: { from: '2027-01-10', to: '2027-01-11' },
      answer: {
        data: [
          {
            date: '2027-01-10',
            taken: false,
            rate: 65_000,
            minimumStay: 2,
            arrivalAllowed: true,
            departureAllowed: true,
          },
        ],
        meta: { apartmentId: 'marina-view-two-bedroom', currency: 'AED', maximumStay: 90 },
      },
    },
  }),
} satisfies RouteTable;
