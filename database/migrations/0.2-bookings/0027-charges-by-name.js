// @ts-check
/** The provider reports on a charge by its own name, by which it has to be found. */

const TABLE = 'booking_charges';

/** @param {import('knex').Knex} knex */
exports.up = (knex) => knex.schema.alterTable(TABLE, (table) => table.index(['charge']));

/** @param {import('knex').Knex} knex */
exports.down = (knex) => knex.schema.alterTable(TABLE, (table) => table.dropIndex(['charge']));
