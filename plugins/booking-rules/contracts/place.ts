import { z } from 'zod';
import type { Place as DomainPlace } from '../shared/format/place';
import { data, noQuery, weekday } from './fields';
import { route, type RouteTable } from './route';

const Place = z
  .strictObject({
    currency: z.string().describe('ISO 4217. Every amount is charged in it.'),
    minorDigits: z
      .int()
      .describe('Decimal digits of its amounts: 0, 2 or 3. Amounts are integers of the smallest unit.'),
    timeZone: z.string().describe('A name of the IANA list. Days are calendar days of this zone.'),
    country: z.string().describe('In two letters.'),
    city: z.string().describe('As guests call it; empty until somebody has chosen a place.'),
    firstDayOfWeek: weekday.describe('With which calendars begin their weeks; Sunday 0.'),
  })
  .meta({ id: 'Place' }) satisfies z.ZodType<DomainPlace>;

/** Where the business is. */
export const placeRoutes = {
  'GET /api/place': route({
    summary: 'Say in which currency and time zone amounts and days are',
    access: 'public',
    handler: 'place.find',
    query: noQuery,
    answer: data(Place),
    example: {
      answer: {
        data: {
          ...{ currency: 'AED', minorDigits: 2, timeZone: 'Asia/Dubai' },
          ...{ country: 'AE', city: 'Dubai', firstDayOfWeek: 1 },
        },
      },
    },
  }),
} satisfies RouteTable;
