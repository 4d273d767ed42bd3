// @ts-check
/**
 * What somebody found wrong in an apartment, and photos of that or of what was done. Photos are small, and go after
 * some months.
 */

const PROBLEMS = 'booking_turnover_problems';
const PHOTOS = 'booking_turnover_photos';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(PROBLEMS, (table) => {
    table.increments('id');
    // Made by the page that reports it: sent twice, it is one problem.
    table.string('request', 36).notNullable().unique();
    table.string('apartment', 80).notNullable().index();
    // The task during which it was found; null for none.
    table.string('task', 160);
    table.string('reference', 20);
    table.string('text', 1000).notNullable();
    table.integer('photo');
    table.string('by', 120).notNullable();
    table.bigInteger('at').notNullable();
    table.bigInteger('solved_at').index();
    table.string('solved_by', 120);
  });
  await knex.schema.createTable(PHOTOS, (table) => {
    table.increments('id');
    // WebP, in base64.
    table.text('image').notNullable();
    table.bigInteger('at').notNullable().index();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(PHOTOS);
  await knex.schema.dropTable(PROBLEMS);
};
