// @ts-check
/** How conflicts with channels were solved. */

const TABLE = 'booking_channel_conflicts';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.alterTable(TABLE, (table) => {
    table.string('solved_how', 20);
  });
  const solved = () => knex(TABLE).whereNotNull('solved_at');
  await solved().andWhere({ solved_by: 'system' }).update({ solved_how: 'channel-freed' });
  await solved().whereNull('solved_how').update({ solved_how: 'accepted' });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.alterTable(TABLE, (table) => {
    table.dropColumn('solved_how');
  });
};
