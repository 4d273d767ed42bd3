// @ts-check
/**
 * Invoices, credit notes and receipts: numbered without a gap, frozen once they are issued. Reservations that are there
 * get none by this migration, as their books were kept elsewhere: theirs are issued when something happens to them, at
 * check-out, or when a manager asks for one.
 */

const DOCUMENTS = 'booking_documents';
const SHOWN = 'booking_document_entries';
const SERIES = 'booking_document_series';
const NEVER = 'Documents are never changed or deleted';

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(DOCUMENTS, (table) => {
    table.increments('id');
    table.string('number', 32).notNullable().unique();
    table.string('reference', 24).notNullable();
    table.string('kind', 16).notNullable();
    table.integer('year').notNullable();
    table.integer('sequence').notNullable();
    table.bigInteger('issued_at').notNullable();
    table.string('by', 120).notNullable();
    // Days in Dubai.
    table.string('issued_on', 10).notNullable();
    table.string('supplied_on', 10).notNullable();
    // In fils, negative on a credit note; VAT among them.
    table.integer('total').notNullable();
    table.integer('vat').notNullable();
    // All that the document says, as JSON, and its SHA-256.
    table.text('content').notNullable();
    table.string('hash', 64).notNullable();
    table.unique(['kind', 'year', 'sequence']);
    table.index(['reference']);
    table.index(['issued_on']);
  });
  // Which document shows an entry of the folio: none is shown twice.
  await knex.schema.createTable(SHOWN, (table) => {
    table.integer('entry').primary();
    table.integer('document').notNullable().index();
  });
  // The last number of each series, counted in the transaction that issues its document.
  await knex.schema.createTable(SERIES, (table) => {
    table.string('kind', 16).notNullable();
    table.integer('year').notNullable();
    table.integer('last').notNullable();
    table.primary(['kind', 'year']);
  });
  for (const table of [DOCUMENTS, SHOWN]) await forbidChanges(knex, table);
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const table of [SERIES, SHOWN, DOCUMENTS]) await knex.schema.dropTable(table);
  if (isPostgres(knex)) await knex.raw('drop function booking_documents_never()');
};

/** @param {import('knex').Knex} knex */
const isPostgres = (knex) => knex.client.config.client === 'postgres' || knex.client.config.client === 'pg';

/**
 * @param {import('knex').Knex} knex
 * @param {string} table
 */
async function forbidChanges(knex, table) {
  if (isPostgres(knex)) {
    await knex.raw(`create or replace function booking_documents_never() returns trigger language plpgsql as
      $$ begin raise exception '${NEVER}'; end $$`);
    await knex.raw(`create trigger ${table}_never before update or delete on ${table}
      for each row execute function booking_documents_never()`);
    return;
  }
  for (const what of ['update', 'delete']) {
    await knex.raw(`create trigger ${table}_no_${what} before ${what} on ${table}
      begin select raise(abort, '${NEVER}'); end`);
  }
}
