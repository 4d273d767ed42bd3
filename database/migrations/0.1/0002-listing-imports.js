// @ts-check
/** What each import last said about an apartment, so that the next one writes only what its source has changed. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('listing_imports', (table) => {
    table.string('source', 60).notNullable();
    table.string('key', 80).notNullable();
    table.string('apartment', 80).notNullable();
    table.text('fields').notNullable();
    table.bigInteger('imported_at').notNullable();
    table.primary(['source', 'key']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable('listing_imports');
};
