import { z } from 'zod';
import { FLEXIBLE_STAYS, MOST_FLEXIBLE_DAYS } from '../../shared/domain/flexible-dates';
import { LARGEST_PARTY, MOST_BESIDE_GUESTS } from '../../shared/domain/stay';
import { day, minorUnits, month, whole } from '../fields';

/** Most parts of a price histogram. */
const MOST_PRICE_STEPS = 40;

/** Who stays, beside `availabilityGuestNumber`, which is held against the capacity. */
export const partyFields = {
  children: whole(0, LARGEST_PARTY)
    .optional()
    .describe('How many of the guests are children: homes that do not take them are left out.'),
  infants: whole(0, MOST_BESIDE_GUESTS)
    .optional()
    .describe('Beside the guests: they take no place, and are no obstacle anywhere.'),
  pets: whole(0, MOST_BESIDE_GUESTS)
    .optional()
    .describe('Beside the guests: only homes that take pets are found.'),
};

/** Dates that may move. */
export const flexibleFields = {
  flexibleDays: whole(1, MOST_FLEXIBLE_DAYS)
    .optional()
    .describe('The stay may begin so many days earlier or later; its nights stay as many.'),
  flexibleMonth: month.optional().describe('In place of dates: a stay that begins in this month.'),
  flexibleStay: z
    .enum(FLEXIBLE_STAYS)
    .optional()
    .describe('Which stay of that month: the nights of a weekend, or seven nights.'),
};

/** What a home must have. */
export const homeFields = {
  beds: whole(0, 40).optional().describe('At least so many.'),
  bookingMode: z.enum(['instant', 'on-request']).optional(),
  priceSteps: whole(2, MOST_PRICE_STEPS)
    .optional()
    .describe('Asks for a histogram of prices, in so many steps.'),
};

/** The fields of a query that hang together. */
interface Party {
  availabilityGuestNumber?: number | undefined;
  availabilityDateStart?: string | undefined;
  children?: number | undefined;
  flexibleDays?: number | undefined;
  flexibleMonth?: string | undefined;
  flexibleStay?: string | undefined;
}

/** Children come with somebody who is none. */
export const childrenAreGuests = [
  ({ children = 0, availabilityGuestNumber = 1 }: Party): boolean =>
    children === 0 || children < availabilityGuestNumber,
  { error: 'must be fewer than availabilityGuestNumber', path: ['children'] as string[] },
] as const;

/** A month comes with its kind of stay and without dates; days to move by come with dates. */
export const datesAreOneKind = [
  ({ availabilityDateStart: start, flexibleDays, flexibleMonth, flexibleStay }: Party): boolean =>
    (flexibleMonth === undefined) === (flexibleStay === undefined) &&
    (flexibleMonth === undefined || start === undefined) &&
    (flexibleDays === undefined || start !== undefined),
  {
    error: 'flexibleDays comes with dates; flexibleMonth comes with flexibleStay and without dates',
    path: ['flexibleMonth'] as string[],
  },
] as const;

/** The stay that a result is priced for. */
export const chosenDates = {
  checkIn: day.optional().describe('With dates; with flexible dates that of the cheapest stay.'),
  checkOut: day.optional(),
};

/** How the prices of a search lie, whatever limits of price it has. */
export const PriceHistogram = z
  .strictObject({
    least: minorUnits,
    most: minorUnits,
    counts: z.array(z.int()).describe('Homes in each step from the least to the most, of equal size.'),
  })
  .meta({ id: 'PriceHistogram' });
export type PriceHistogram = z.infer<typeof PriceHistogram>;

/** Two homes for a party that no single one has room for. */
export const homesTogether = <Home extends z.ZodType>(home: Home) =>
  z
    .strictObject({
      largest: z.int().describe('Guests for which the largest single home has room.'),
      near: z.enum(['neighbours', 'area', 'city']).describe('How close the two lie.'),
      capacity: z.int().describe('Of both.'),
      total: minorUnits.describe('Of both stays, with all fees.'),
      homes: z.array(z.strictObject({ home, guests: z.int() })).length(2),
    })
    .meta({ id: 'HomesTogether' });
