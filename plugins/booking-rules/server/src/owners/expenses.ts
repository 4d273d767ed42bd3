import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Expense, ExpenseRequest } from '../../../contracts/reports/owner-statements';
import { nextMonth } from '../../../shared/reports/performance';
import type { InventoryService } from '../inventory/service';

const EXPENSES = 'booking_owner_expenses';
/** Longest name that the table keeps. */
const LONGEST_NAME = 120;

interface ExpenseRow extends Omit<Expense, 'apartmentId'> {
  apartment: string;
}

/**
 * Enters what was spent on an apartment.
 * @param by who enters it
 * @throws NotFoundError for an unknown apartment
 */
export async function addExpense(
  { strapi, inventory }: { strapi: Core.Strapi; inventory: InventoryService },
  { apartmentId, ...request }: ExpenseRequest,
  by: string,
  now: Date,
): Promise<Expense> {
  if (!inventory.find(apartmentId)) throw new errors.NotFoundError('There is no such apartment');
  const row = { apartment: apartmentId, ...request, by: by.slice(0, LONGEST_NAME), at: now.getTime() };
  const [added]: { id: number }[] = await strapi.db.connection(EXPENSES).insert(row).returning('id');
  return { id: Number(added?.id), apartmentId, ...request };
}

/**
 * Removes an expense that was entered by mistake.
 * @throws NotFoundError
 */
export async function removeExpense(strapi: Core.Strapi, id: number): Promise<void> {
  const removed = await strapi.db.connection(EXPENSES).where({ id }).delete();
  if (removed === 0) throw new errors.NotFoundError('There is no such expense');
}

/** The expenses of apartments in a month, by day. @param month `2027-01` */
export async function expensesOf(
  strapi: Core.Strapi,
  apartmentIds: readonly string[],
  month: string,
): Promise<Expense[]> {
  const rows: ExpenseRow[] = await strapi.db
    .connection<ExpenseRow>(EXPENSES)
    .whereIn('apartment', [...apartmentIds])
    .andWhere('day', '>=', `${month}-01`)
    .andWhere('day', '<', nextMonth(month))
    .orderBy(['day', 'id'])
    .select('id', 'apartment', 'day', 'amount', 'note');
  return rows.map(({ apartment, ...expense }) => ({ ...expense, apartmentId: apartment }));
}
