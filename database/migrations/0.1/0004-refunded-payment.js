// @ts-check
/** A refund says what it is of and goes the way that the money came: a guest may have paid twice, once by hand. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.alterTable('booking_refunds', (table) => {
    table.string('method', 16).notNullable().defaultTo('manual');
    // The provider's own name of the payment; null for money that came, and goes back, by hand.
    table.string('payment', 255);
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.alterTable('booking_refunds', (table) => {
    table.dropColumns('method', 'payment');
  });
};
