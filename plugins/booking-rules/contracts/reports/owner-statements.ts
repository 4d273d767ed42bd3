import { z } from 'zod';
import { RESERVATION_STATES } from '../../shared/domain/reservation';
import type { StatementSums as DomainSums } from '../../shared/reports/owner-statement';
import { data, day, minorUnits, id, month, noQuery, requiredText, rowId } from '../fields';
import { route, type RouteTable } from '../route';

const MonthQuery = z.strictObject({ month });
const ofOwner = z.strictObject({ userId: rowId });
const NO_SUCH_OWNER = 'There is no such owner.';

const Expense = z.strictObject({
  id: z.int(),
  apartmentId: z.string(),
  day,
  amount: minorUnits,
  note: z.string(),
});
/** What the house has spent on an owner's apartment. */
export type Expense = z.infer<typeof Expense>;

const ExpenseRequest = z.strictObject({
  apartmentId: id,
  day,
  amount: z
    .int({ error: 'must be a whole number of the smallest unit of the currency' })
    .min(1, 'must be more than 0')
    .max(1_000_000_000, 'is too much'),
  note: requiredText(200),
});
export type ExpenseRequest = z.output<typeof ExpenseRequest>;

const OwnerStatement = z.strictObject({
  month: z.string(),
  owner: z.strictObject({ userId: z.int(), name: z.string(), email: z.string() }),
  commissionPercent: z.number(),
  apartments: z.array(z.strictObject({ apartmentId: z.string(), name: z.string() })),
  stays: z.array(
    z.strictObject({
      apartmentId: z.string(),
      apartmentName: z.string(),
      guest: z.string().describe('First name.'),
      state: z.enum(RESERVATION_STATES),
      checkIn: day,
      checkOut: day,
      corrects: month
        .nullable()
        .describe('The earlier month whose amounts were changed in this one; null for the month itself.'),
      nights: z.int().describe('Those in the month.'),
      revenue: minorUnits.describe('Nights in the month after discounts and adjustments, without VAT.'),
      kept: minorUnits.describe('Kept from a stay that did not take place, without VAT.'),
    }),
  ),
  expenses: z.array(Expense),
  sums: z.strictObject({
    revenue: minorUnits,
    kept: minorUnits,
    commission: minorUnits,
    expenses: minorUnits,
    payout: minorUnits.describe('Negative where the owner owes the house.'),
  }) satisfies z.ZodType<DomainSums>,
});
/** What an owner gets for a month, and what of. */
export type OwnerStatement = z.infer<typeof OwnerStatement>;

const NamedOwner = z.strictObject({ userId: z.int(), name: z.string(), commissionPercent: z.number() });

/** Statements of owners: for managers those of all, for owners their own. */
export const ownerStatementRoutes = {
  'GET /booking-rules/owners': route({
    summary: 'List the owners',
    access: 'figures.read',
    handler: 'owners.list',
    query: noQuery,
    answer: data(z.array(NamedOwner)),
  }),
  'GET /booking-rules/owners/{userId}/statement': route({
    summary: 'Read what an owner gets for a month',
    access: 'figures.read',
    handler: 'owners.statement',
    params: ofOwner,
    query: MonthQuery,
    answer: data(OwnerStatement),
    errors: { 404: NO_SUCH_OWNER },
  }),
  'GET /booking-rules/exports/owners/{userId}/statement': route({
    summary: 'Download the same as CSV',
    access: 'figures.read',
    handler: 'owners.statementFile',
    params: ofOwner,
    query: MonthQuery,
    answer: 'text/csv',
    errors: { 404: NO_SUCH_OWNER },
  }),
  'GET /booking-rules/owners/{userId}/statement.pdf': route({
    summary: 'Download the same as a PDF',
    access: 'figures.read',
    handler: 'owners.statementPdf',
    params: ofOwner,
    query: MonthQuery,
    answer: 'application/pdf',
    errors: { 404: NO_SUCH_OWNER },
    personal: true,
  }),
  'POST /booking-rules/owner-expenses': route({
    summary: 'Enter what was spent on an apartment, to be taken off its owner’s payout',
    access: 'reservations.manage',
    handler: 'owners.addExpense',
    body: data(ExpenseRequest),
    answer: data(Expense),
    errors: { 404: 'There is no such apartment.' },
  }),
  'DELETE /booking-rules/owner-expenses/{id}': route({
    summary: 'Remove an expense that was entered by mistake',
    access: 'reservations.manage',
    handler: 'owners.removeExpense',
    params: z.strictObject({ id: rowId }),
    answer: data(z.strictObject({ id: z.int() })),
    errors: { 404: 'There is no such expense.' },
  }),
  'GET /booking-rules/own/statement': route({
    summary: 'Read what I get for a month',
    access: 'own.read',
    handler: 'owners.ownStatement',
    query: MonthQuery,
    answer: data(OwnerStatement),
    errors: { 404: 'No apartments are mine.' },
  }),
  'GET /booking-rules/exports/own-statement': route({
    summary: 'Download the same as CSV',
    access: 'own.read',
    handler: 'owners.ownStatementFile',
    query: MonthQuery,
    answer: 'text/csv',
    errors: { 404: 'No apartments are mine.' },
  }),
  'GET /booking-rules/own/statement.pdf': route({
    summary: 'Download the same as a PDF',
    access: 'own.read',
    handler: 'owners.ownStatementPdf',
    query: MonthQuery,
    answer: 'application/pdf',
    errors: { 404: 'No apartments are mine.' },
    personal: true,
  }),
} satisfies RouteTable;
