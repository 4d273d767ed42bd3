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
  inverseOrderColumnName?: string;
  on?: object;
}

/**
 * Writes links of new rows, each in its place: it comes last in every list of another row that it enters. What is the
 * last is asked once for each list, and counted from then on.
 */
export function createLinker(strapi: Core.Strapi) {
  /** The last place of each list, by table and row. */
  const places = new Map<string, number>();

  async function readPlaces(
    trx: Transaction,
    { name, inverseJoinColumn, inverseOrderColumnName = '' }: JoinTable,
    links: readonly Link[],
  ): Promise<void> {
    const targets = new Set(links.flatMap(({ to }) => to));
    const unknown = [...targets].filter((target) => !places.has(`${name} ${target}`));
    if (unknown.length === 0) return;
    const column = inverseJoinColumn.name;
    const last: { target: number; place: number | null }[] = await trx(name)
      .whereIn(column, unknown)
      .groupBy(column)
      .select({ target: column })
      .max({ place: inverseOrderColumnName });
    for (const target of unknown) places.set(`${name} ${target}`, 0);
    for (const { target, place } of last) places.set(`${name} ${target}`, place ?? 0);
  }

  function nextPlace(table: string, target: number): number {
    const place = (places.get(`${table} ${target}`) ?? 0) + 1;
    places.set(`${table} ${target}`, place);
    return place;
  }

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
    const { name, joinColumn, inverseJoinColumn, orderColumnName, inverseOrderColumnName } = joinTable;
    if (inverseOrderColumnName !== undefined) await readPlaces(trx, joinTable, links);
    const rows = links.flatMap(({ from, to }) =>
      to.map((target, index) => ({
        [joinColumn.name]: from,
        [inverseJoinColumn.name]: target,
        ...joinTable.on,
        ...more,
        ...(orderColumnName !== undefined && { [orderColumnName]: index + 1 }),
        ...(inverseOrderColumnName !== undefined && { [inverseOrderColumnName]: nextPlace(name, target) }),
      })),
    );
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await trx(name).insert(rows.slice(start, start + ROWS_AT_ONCE));
    }
  };
}
