// @ts-check
/**
 * What guests give because the law of a place asks for it. What they have given is sealed (AES-256-GCM) with a key that
 * is derived from a secret outside the database and the salt of the row; a row says only whose stay it belongs to.
 */

const TABLE = 'booking_registrations';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    table.string('id', 36).primary();
    table.string('reference', 20).notNullable();
    // From 1: of two that register at once as the last guest, one is refused.
    table.integer('place').notNullable();
    // `guest`, or `child` where children are only said to come: then nothing is sealed.
    table.string('kind', 10).notNullable();
    table.string('key_id', 16);
    table.binary('salt');
    table.binary('sealed');
    table.bigInteger('at').notNullable();
    table.unique(['reference', 'place']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
