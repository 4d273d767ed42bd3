// @ts-check
/**
 * Imports of listings in the admin panel: each with its file until it is over, in pieces that every process can read,
 * and with what became of its rows.
 */

const RUNS = 'listing_import_runs';
const ROWS = 'listing_import_rows';
const FILES = 'listing_import_files';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(RUNS, (table) => {
    table.string('id', 36).primary();
    table.string('file_name', 200).notNullable();
    table.string('source', 60).notNullable();
    table.string('state', 20).notNullable();
    table.string('problem', 500);
    table.string('by', 120).notNullable();
    table.integer('rows').notNullable();
    table.integer('done').notNullable();
    table.text('archives').notNullable();
    table.text('columns').notNullable();
    table.text('notes').notNullable();
    table.text('mapping').notNullable();
    table.boolean('has_file').notNullable();
    table.bigInteger('created_at').notNullable().index();
    table.bigInteger('changed_at').notNullable();
  });
  await knex.schema.createTable(ROWS, (table) => {
    table.string('run', 36).notNullable();
    table.integer('row').notNullable();
    table.string('outcome', 10).notNullable();
    table.boolean('has_warnings').notNullable();
    table.boolean('is_draft').notNullable();
    table.integer('pictures').notNullable();
    table.text('report').notNullable();
    table.primary(['run', 'row']);
  });
  await knex.schema.createTable(FILES, (table) => {
    table.string('run', 36).notNullable();
    table.integer('part').notNullable();
    table.integer('piece').notNullable();
    table.binary('bytes').notNullable();
    table.primary(['run', 'part', 'piece']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const table of [FILES, ROWS, RUNS]) await knex.schema.dropTable(table);
};
