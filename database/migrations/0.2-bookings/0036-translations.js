// @ts-check
/**
 * What editors have written, in other languages: for each document and language its texts, with the originals from
 * which they were made. A document itself stays one row (and one draft), whatever it is translated into.
 */

const TABLE = 'content_translations';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TABLE, (table) => {
    // Uid of the content type.
    table.string('subject', 80).notNullable();
    table.string('document', 80).notNullable();
    table.string('language', 10).notNullable();
    // JSON: [{ path, source, text }]
    table.text('texts').notNullable();
    table.string('by', 120).notNullable();
    table.bigInteger('changed_at').notNullable();
    table.primary(['subject', 'document', 'language']);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(TABLE);
};
