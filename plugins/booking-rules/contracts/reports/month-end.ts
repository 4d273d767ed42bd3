import { z } from 'zod';
import { HAND_METHODS } from '../../shared/domain/folio/entry';
import { PAYMENT_METHODS, RESERVATION_STATES } from '../../shared/domain/reservation';
import type { MethodAmounts, MonthAmounts as DomainAmounts } from '../../shared/reports/month-end';
import { data, day, minorUnits, month } from '../fields';
import { route, type RouteTable } from '../route';

const MonthQuery = z.strictObject({ month });

export const MonthAmounts = z.strictObject({
  nights: z.int().describe('Sold nights that lie in the month.'),
  nightly: minorUnits.describe('Their rates.'),
  discount: minorUnits.describe('Their share of discounts; negative.'),
  adjustment: minorUnits.describe('Their share of what was adjusted by hand.'),
  fees: minorUnits.describe('Cleaning and other fees, in the month of the first night.'),
  extras: minorUnits,
  kept: minorUnits.describe(
    'Kept from stays that did not take place, without taxes, on the day it was charged.',
  ),
  taxes: z
    .array(z.strictObject({ id: z.string(), name: z.string(), amount: minorUnits }))
    .describe('Taxes by night for nights slept in the month, others on the day on which they were charged.'),
  total: minorUnits.describe('All of these together.'),
  received: minorUnits,
  refunded: minorUnits,
  balance: minorUnits.describe(
    'Charged less paid up to the end of the month; negative for what is the guest’s.',
  ),
}) satisfies z.ZodType<DomainAmounts>;

const MonthEndRow = z.strictObject({
  reference: z.string(),
  state: z.enum(RESERVATION_STATES),
  apartmentId: z.string(),
  apartmentName: z.string(),
  owner: z.string().nullable().describe('Whose the apartment is; null for the house’s own.'),
  guest: z.string(),
  checkIn: day,
  checkOut: day,
  corrects: month
    .nullable()
    .describe('The earlier month whose amounts were changed in this one; null for the month itself.'),
  amounts: MonthAmounts,
});
/** The amounts of a reservation in a month, or what was changed in it of those of an earlier one. */
export type MonthEndRow = z.infer<typeof MonthEndRow>;

const MonthEnd = z.strictObject({
  rows: z.array(MonthEndRow),
  methods: z.array(
    z.strictObject({
      method: z.enum([...PAYMENT_METHODS, ...HAND_METHODS]),
      received: minorUnits,
      refunded: minorUnits,
    }) satisfies z.ZodType<MethodAmounts>,
  ),
});
/** The books of a month: each reservation that it concerns, and money by the way of paying. */
export type MonthEnd = z.infer<typeof MonthEnd>;

/** What an accountant takes over at the end of a month. */
export const monthEndRoutes = {
  'GET /booking-rules/month-end': route({
    summary: 'Read the amounts of a month by reservation, and its money by payment method',
    access: 'figures.read',
    handler: 'reports.monthEnd',
    query: MonthQuery,
    answer: data(MonthEnd),
  }),
  'GET /booking-rules/exports/month-end': route({
    summary: 'Download the amounts of a month by reservation as CSV',
    access: 'figures.read',
    handler: 'reports.monthEndFile',
    query: MonthQuery,
    answer: 'text/csv',
  }),
} satisfies RouteTable;
