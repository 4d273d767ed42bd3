// @ts-check
/**
 * What the demo content is: its records by identity, each with the instant of its last change while it was loaded, and
 * each removal of it. Folio entries and documents are never deleted, but for those of bookings of the demo.
 */

const RECORDS = 'demo_records';
const REMOVALS = 'demo_removals';
const ENTRIES = 'booking_folio_entries';
const DOCUMENTS = 'booking_documents';
const SHOWN = 'booking_document_entries';
const NEVER = {
  [ENTRIES]: 'Entries of a folio are never changed or deleted',
  [DOCUMENTS]: 'Documents are never changed or deleted',
  [SHOWN]: 'Documents are never changed or deleted',
};
const OF_DEMO = `select 1 from ${RECORDS} where uid = 'plugin::booking-rules.reservation' and ${RECORDS}.id =`;
const SHOWN_OF_DEMO = `${OF_DEMO} (select reference from ${DOCUMENTS} where ${DOCUMENTS}.id = old.document)`;

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.createTable(RECORDS, (table) => {
    table.string('uid', 80).notNullable();
    // A documentId, or what else names a record of its kind.
    table.string('id', 120).notNullable();
    table.bigInteger('changed_at').notNullable();
    table.primary(['uid', 'id']);
  });
  await knex.schema.createTable(REMOVALS, (table) => {
    table.string('id', 36).primary();
    table.string('state', 20).notNullable();
    table.string('by', 120).notNullable();
    table.integer('account').notNullable();
    table.text('keep').notNullable();
    table.text('before').notNullable();
    table.integer('done').notNullable();
    table.integer('total').notNullable();
    table.string('backup_name', 200);
    table.bigInteger('backup_bytes');
    table.text('report');
    table.string('problem', 500);
    table.bigInteger('created_at').notNullable().index();
    table.bigInteger('changed_at').notNullable();
  });
  await letDemoGo(knex);
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await forbidAll(knex);
  for (const table of [REMOVALS, RECORDS]) await knex.schema.dropTable(table);
};

/** @param {import('knex').Knex} knex */
const isPostgres = (knex) => /^(pg|postgres)/.test(String(knex.client.config.client));

/** @param {import('knex').Knex} knex */
async function letDemoGo(knex) {
  if (isPostgres(knex)) {
    await knex.raw(`create or replace function booking_folio_never() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and exists (${OF_DEMO} old.reference) then return old; end if;
      raise exception '${NEVER[ENTRIES]}'; end $$`);
    await knex.raw(`create or replace function booking_documents_never() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and tg_table_name = '${SHOWN}' then
        if exists (${SHOWN_OF_DEMO}) then return old; end if;
      elsif tg_op = 'DELETE' then
        if exists (${OF_DEMO} old.reference) then return old; end if;
      end if;
      raise exception '${NEVER[DOCUMENTS]}'; end $$`);
    return;
  }
  const conditions = {
    [ENTRIES]: `${OF_DEMO} old.reference`,
    [DOCUMENTS]: `${OF_DEMO} old.reference`,
    [SHOWN]: SHOWN_OF_DEMO,
  };
  for (const [table, condition] of Object.entries(conditions))
    await forbidDelete(knex, table, `when not exists (${condition})`);
}

/** @param {import('knex').Knex} knex */
async function forbidAll(knex) {
  if (isPostgres(knex)) {
    for (const [name, table] of [
      ['booking_folio_never', ENTRIES],
      ['booking_documents_never', DOCUMENTS],
    ])
      await knex.raw(`create or replace function ${name}() returns trigger language plpgsql as
        $$ begin raise exception '${NEVER[table ?? '']}'; end $$`);
    return;
  }
  for (const table of Object.keys(NEVER)) await forbidDelete(knex, table, '');
}

/**
 * @param {import('knex').Knex} knex
 * @param {string} table
 * @param {string} condition
 */
async function forbidDelete(knex, table, condition) {
  await knex.raw(`drop trigger ${table}_no_delete`);
  await knex.raw(`create trigger ${table}_no_delete before delete on ${table} ${condition}
    begin select raise(abort, '${NEVER[table]}'); end`);
}
