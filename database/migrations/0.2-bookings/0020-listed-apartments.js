// @ts-check
/**
 * The days on which an apartment was for sale, so that figures of the past do not change with what is for sale today.
 * Those that are published have been listed since they were made.
 */

const TABLE = 'booking_listed_spans';
const ENTRIES = 'booking_folio_entries';
const SUMMED = ['reference', 'kind', 'night', 'amount', 'reverses', 'at'];

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('apartment', 80).notNullable();
    table.string('first_day', 10).notNullable();
    // The first day on which it was listed no more; null while it is.
    table.string('end_day', 10);
    table.primary(['apartment', 'first_day']);
  });
  // Sheets of the month read the charges and the money of a month, and figures sum entries without reading their rows.
  await knex.schema.alterTable(ENTRIES, (table) => {
    table.index(['at']);
    table.index(['day']);
    table.index(SUMMED, `${ENTRIES}_summed_index`);
    table.dropIndex(['reference']);
  });
  // On an empty database Strapi's own tables may not be there yet.
  if (!(await knex.schema.hasTable('apartments'))) return;
  const published = await knex('apartments').whereNotNull('published_at').distinct('apartment_id');
  const rows = await knex('apartments')
    .whereIn('apartment_id', published.map(({ apartment_id: id }) => id).filter(Boolean))
    .select('apartment_id', 'created_at');
  const since = new Map();
  for (const { apartment_id: id, created_at: at } of rows)
    since.set(id, Math.min(since.get(id) ?? Infinity, millisecondsOf(at)));
  const spans = [...since].map(([apartment, at]) => ({ apartment, first_day: dubaiDay(at), end_day: null }));
  await knex.batchInsert(TABLE, spans, 200);
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
  await knex.schema.alterTable(ENTRIES, (table) => {
    table.dropIndex(['at']);
    table.dropIndex(['day']);
    table.index(['reference']);
    table.dropIndex(SUMMED, `${ENTRIES}_summed_index`);
  });
};

/** @param {unknown} instant milliseconds on SQLite, a date on PostgreSQL */
function millisecondsOf(instant) {
  if (instant instanceof Date) return instant.getTime();
  const number = Number(instant);
  return Number.isNaN(number) ? Date.parse(String(instant)) : number;
}

/** @param {number} at Dubai has kept UTC+4 without daylight saving. */
function dubaiDay(at) {
  return new Date(at + 4 * 3_600_000).toISOString().slice(0, 10);
}
