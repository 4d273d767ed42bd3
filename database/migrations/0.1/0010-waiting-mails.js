// @ts-check
/** Whatever has been sent in years, the mails that wait are found at once, oldest first. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.raw('create index booking_outbox_waiting on booking_outbox (id) where sent_at is null');
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.raw('drop index booking_outbox_waiting');
};
