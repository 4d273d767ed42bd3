import type { Knex } from 'knex';
import { CHARGE_KINDS } from '../../../shared/domain/folio/entry';
import type { Fils } from '../../../shared/format/money';

const ENTRIES = 'booking_folio_entries';
const AT_ONCE = 500;
const names = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ');
const CHARGES = names(CHARGE_KINDS);
/** What is charged less what is paid: deposits, and refunds that are only asked for, are no part of it. */
const BALANCE = `sum(case when kind in (${CHARGES}, 'payment', 'refund') then amount else 0 end)`;
const ASKED = `sum(case when kind = 'refund-asked' then amount else 0 end)`;

/** What a folio comes to, for lists. */
export interface Balance {
  due: Fils;
  /** Paid beyond the total. */
  refundable: Fils;
  /** Refunds of it that are asked for and not done. */
  asked: Fils;
  /** When what is charged changed last. */
  chargedAt: Date;
}

/** The balances of reservations by their references, summed by the database. */
export async function balancesOf(db: Knex, references: readonly string[]): Promise<Map<string, Balance>> {
  const found = new Map<string, Balance>();
  for (let index = 0; index < references.length; index += AT_ONCE) {
    const rows: Record<'reference' | 'balance' | 'asked' | 'charged_at', string | number | null>[] = await db(
      ENTRIES,
    )
      .whereIn('reference', references.slice(index, index + AT_ONCE))
      .groupBy('reference')
      .select('reference')
      .select(db.raw(`${BALANCE} as balance, ${ASKED} as asked`))
      .select(db.raw(`max(case when kind in (${CHARGES}) then at end) as charged_at`));
    for (const row of rows) {
      const balance = Number(row.balance);
      found.set(String(row.reference), {
        due: Math.max(0, balance),
        refundable: Math.max(0, 0 - balance),
        asked: Number(row.asked),
        chargedAt: new Date(Number(row.charged_at)),
      });
    }
  }
  return found;
}

/** The references whose folio is owed, or has been paid beyond its total: a query to be part of another one. */
export function referencesWith(db: Knex, balance: 'owed' | 'refundable'): Knex.QueryBuilder {
  const sign = balance === 'owed' ? '>' : '<';
  return db(ENTRIES).groupBy('reference').havingRaw(`${BALANCE} ${sign} 0`).select('reference');
}
