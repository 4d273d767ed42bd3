// @ts-check
/**
 * On PostgreSQL the nights table itself tells every process of its changes (channel `booking_changes`): in the
 * transaction that makes them, so that a process which is killed right after its commit has told them too.
 */

const EVENTS = [
  { name: 'taken', event: 'insert', rows: 'new' },
  { name: 'freed', event: 'delete', rows: 'old' },
  { name: 'changed_from', event: 'update', rows: 'old' },
  { name: 'changed_to', event: 'update', rows: 'new' },
];

/** @param {import('knex').Knex} knex */
const isPostgres = (knex) => /^(pg|postgres)/.test(String(knex.client.config.client));

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  if (!isPostgres(knex)) return;
  await knex.raw(`
    create function booking_announce_nights() returns trigger language plpgsql as $$
    begin
      perform pg_notify('booking_changes', json_build_object(
        'from', '', 'changes', json_build_array(json_build_object('kind', 'nights', 'apartmentId', apartment))
      )::text) from (select distinct apartment from touched) as apartments;
      return null;
    end $$`);
  for (const { name, event, rows } of EVENTS) {
    await knex.raw(`
      create trigger booking_nights_${name} after ${event} on booking_nights
      referencing ${rows} table as touched
      for each statement execute function booking_announce_nights()`);
  }
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  if (!isPostgres(knex)) return;
  for (const { name } of EVENTS) await knex.raw(`drop trigger booking_nights_${name} on booking_nights`);
  await knex.raw('drop function booking_announce_nights()');
};
