// @ts-check
/**
 * Mails by rule: the rules, which booking has got the mail of which rule, and the bookings whose guests get none of
 * them. A row of a sent mail is written in the transaction that writes the mail down: its key keeps every mail from
 * being sent twice, whoever sends it.
 */

const RULES = 'booking_mail_rules';
const SENT = 'booking_rule_mails';
const OFF = 'booking_rule_mails_off';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(RULES, (table) => {
    table.increments('id');
    table.string('name', 80).notNullable();
    // Since when it is on, in milliseconds; null while it is off.
    table.bigInteger('active_since');
    // `before-arrival`, `booking`, …
    table.string('moment', 30).notNullable();
    table.integer('offset').notNullable();
    // `HH:MM` at the property.
    table.string('time', 5).notNullable();
    table.boolean('send_late').notNullable();
    // `always`, `paid` or `owing`.
    table.string('condition', 10).notNullable();
    // JSON: public ids; null for all apartments.
    table.text('apartments');
    // JSON: subject and text by language.
    table.text('texts').notNullable();
    table.bigInteger('changed_at').notNullable();
  });
  await knex.schema.createTable(SENT, (table) => {
    // No foreign key: what was sent stays sent when its rule goes. Ids are never given again.
    table.integer('rule').notNullable();
    table.string('reference', 20).notNullable();
    table.bigInteger('sent_at').notNullable();
    table.primary(['rule', 'reference']);
    table.index(['reference']);
  });
  await knex.schema.createTable(OFF, (table) => {
    table.string('reference', 20).primary();
    table.string('by', 120).notNullable();
    table.bigInteger('at').notNullable();
  });
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const table of [OFF, SENT, RULES]) await knex.schema.dropTable(table);
};
