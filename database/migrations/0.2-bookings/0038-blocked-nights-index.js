// @ts-check
/** Nights that are not for sale here are counted by reports without reading those that were sold. */

const INDEX = 'booking_nights_not_for_sale_index';

/** @param {import('knex').Knex} knex */
exports.up = (knex) =>
  knex.raw(
    `create index ${INDEX} on booking_nights (apartment, night, source) where source in ('block', 'channel')`,
  );

/** @param {import('knex').Knex} knex */
exports.down = (knex) => knex.raw(`drop index ${INDEX}`);
