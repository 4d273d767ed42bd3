import type { Core, UID } from '@strapi/strapi';
import type { Transaction } from '../plan/import-state';

/** Rows of one statement: SQLite takes no more than 500 in those that knex makes. */
const ROWS_AT_ONCE = 100;

/** A row and those that it is linked to, in their order. */
export interface Link {
  from: number;
  to: readonly number[];
}

/** The table in which Strapi keeps the links of a field. */
interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  orderColumnName?: string;
  on?: object;
}

/**
 * Writes links of new rows, those of a row in their order. They have no place among those of the rows that they lead to,
 * as where Strapi writes them (`forget-inverse-order.ts`).
 */
export function createLinker(strapi: Core.Strapi) {
  /** Links rows that have no links of this field yet; `more` is written into each link. */
  return async function link(
    trx: Transaction,
    uid: UID.Schema,
    field: string,
    links: readonly Link[],
    more: object = {},
  ): Promise<void> {
    const { joinTable } = strapi.db.metadata.get(uid).attributes[field] as {
      joinTable: JoinTable;
    };
    const { name, joinColumn, inverseJoinColumn, orderColumnName } = joinTable;
    const rows = links.flatMap(({ from, to }) =>
      to.map((target, index) => ({
        [joinColumn.name]: from,
        [inverseJoinColumn.name]: target,
        ...joinTable.on,
        ...more,
        ...(orderColumnName !== undefined && { [orderColumnName]: index + 1 }),
      })),
    );
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await trx(name).insert(rows.slice(start, start + ROWS_AT_ONCE));
    }
  };
}
