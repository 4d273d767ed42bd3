// @ts-check
/** All sums of a folio are read from one index: those of a stay that has ended by why its charges were taken back, too. */

const ENTRIES = 'booking_folio_entries';
const INDEX = `${ENTRIES}_summed_index`;
const SUMMED = ['reference', 'kind', 'night', 'amount', 'reverses', 'at'];

/** @param {import('knex').Knex} knex */
exports.up = (knex) =>
  knex.schema.alterTable(ENTRIES, (table) => {
    table.dropIndex(SUMMED, INDEX);
    table.index([...SUMMED, 'reason'], INDEX);
  });

/** @param {import('knex').Knex} knex */
exports.down = (knex) =>
  knex.schema.alterTable(ENTRIES, (table) => {
    table.dropIndex([...SUMMED, 'reason'], INDEX);
    table.index(SUMMED, INDEX);
  });
