// @ts-check
/** What was written to a folio after its booking is found without reading all that was: most entries are of bookings. */

const ENTRIES = 'booking_folio_entries';
const INDEXES = {
  [`${ENTRIES}_taken_back_index`]: `(night, reference) where kind = 'night' and reverses is not null`,
  [`${ENTRIES}_changed_index`]: `(at, reference) where reverses is not null or kind in ('adjustment', 'discount')`,
};

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  for (const [name, columns] of Object.entries(INDEXES))
    await knex.raw(`create index ${name} on ${ENTRIES} ${columns}`);
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index ${name}`);
};
