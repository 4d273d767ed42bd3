// @ts-check
/**
 * Which events have been handed out to webhooks. Their numbers alone do not say it: a transaction that took a lower one
 * may be committed later.
 */

const TABLE = 'booking_events';
const INDEX = 'booking_events_waiting';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.alterTable(TABLE, (table) => {
    table.bigInteger('handed_out_at');
    table.index(['at']);
  });
  await knex.raw(`create index ${INDEX} on ${TABLE} (id) where handed_out_at is null`);
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.raw(`drop index ${INDEX}`);
  await knex.schema.alterTable(TABLE, (table) => {
    table.dropIndex(['at']);
    table.dropColumn('handed_out_at');
  });
};
