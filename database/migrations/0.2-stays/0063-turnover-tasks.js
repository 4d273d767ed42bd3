// @ts-check
/**
 * What people did about the work between stays. The tasks themselves follow from the stays and are kept nowhere, but
 * for maintenance, which somebody asks for.
 */

const TASKS = 'booking_turnover_tasks';
const MAINTENANCE = 'booking_maintenance';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(TASKS, (table) => {
    // Names a task as the domain does: `clean:R-7F3K9M2XWB`.
    table.string('task', 160).primary();
    // Of `booking_housekeepers`; null while it is nobody's by name.
    table.integer('assignee').index();
    // For whoever does it, from a manager.
    table.string('note', 500);
    // The apartment and the day for which it was done; null while it is not.
    table.string('apartment', 80);
    table.string('day', 10).index();
    table.bigInteger('done_at');
    table.string('done_by', 120);
    // Of `booking_turnover_photos`.
    table.integer('photo');
  });
  await knex.schema.createTable(MAINTENANCE, (table) => {
    table.increments('id');
    table.string('apartment', 80).notNullable();
    table.string('day', 10).notNullable().index();
    table.string('text', 500).notNullable();
    table.string('by', 120).notNullable();
    table.bigInteger('at').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.dropTable(MAINTENANCE);
  await knex.schema.dropTable(TASKS);
};
