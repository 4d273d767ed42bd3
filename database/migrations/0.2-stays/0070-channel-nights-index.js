// @ts-check
/** The stays that channels have sold are read for the work of a day without all nights that are blocked. */

const INDEX = 'booking_nights_channel_index';

/** @param {import('knex').Knex} knex */
exports.up = (knex) =>
  knex.raw(
    `create index ${INDEX} on booking_nights (night, apartment, reservation) where source = 'channel'`,
  );

/** @param {import('knex').Knex} knex */
exports.down = (knex) => knex.raw(`drop index ${INDEX}`);
