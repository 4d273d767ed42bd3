// @ts-check
/** Money is counted in the pieces in which it came: what was paid twice goes back in two refunds, each of its payment. */

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable('booking_charges', (table) => {
    table.increments('id');
    table.string('reference', 24).notNullable();
    table.string('method', 16).notNullable();
    // The provider's own name of the payment; null for money that came by hand.
    table.string('payment', 255);
    // The name under which the provider reports what goes back of it; null while that is unknown.
    table.string('charge', 255);
    table.integer('amount').notNullable();
    table.string('currency', 3).notNullable();
    table.integer('returned').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.index(['reference']);
  });
  await knex.schema.alterTable('booking_refunds', (table) => {
    table.integer('charge_id');
    // When the provider refused it for good: a manager gives it back by other means, and says so (done_at).
    table.bigInteger('refused_at');
    table.string('settled_by', 120);
  });
  await carryOver(knex);
};

/**
 * What has been paid already: a refund of another payment than the reservation's own tells of one that came beside it.
 * @param {import('knex').Knex} knex
 */
async function carryOver(knex) {
  // Kept from the time when reservations had such columns; on an empty database there never were any.
  if (!(await knex.schema.hasTable('booking_former_sums'))) return;
  const paid = await knex('booking_reservations')
    .join('booking_former_sums', 'booking_former_sums.reference', 'booking_reservations.reference')
    .where('paid_amount', '>', 0)
    .select('booking_reservations.reference', 'payment', 'payment_reference')
    .select('paid_amount', 'refunded_amount');
  const refunds = await knex('booking_refunds').select('key', 'reference', 'method', 'payment', 'amount');
  /** @type {Map<string, typeof refunds>} */
  const refundsOf = new Map();
  for (const refund of refunds) {
    refundsOf.set(refund.reference, [...(refundsOf.get(refund.reference) ?? []), refund]);
  }
  const now = Date.now();
  const rows = [];
  for (const { reference, payment: method, payment_reference: payment, ...amounts } of paid) {
    let [amount, returned] = [Number(amounts.paid_amount), Number(amounts.refunded_amount)];
    const common = { reference, currency: 'AED', created_at: now };
    for (const refund of refundsOf.get(reference) ?? []) {
      const isOwn = refund.payment === payment && refund.method === method;
      if (isOwn || refund.amount > amount || refund.amount > returned) continue;
      amount -= refund.amount;
      returned -= refund.amount;
      const { method: way, payment: name, amount: part } = refund;
      rows.push({ ...common, method: way, payment: name, amount: part, returned: part });
    }
    if (amount > 0) rows.push({ ...common, method, payment, amount, returned: Math.min(returned, amount) });
  }
  await knex.batchInsert('booking_charges', rows, 50);
}

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.schema.alterTable('booking_refunds', (table) => {
    table.dropColumns('charge_id', 'refused_at', 'settled_by');
  });
  await knex.schema.dropTable('booking_charges');
};
