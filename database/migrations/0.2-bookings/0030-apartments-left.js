// @ts-check
/**
 * The history says which apartment a stay has left for another one, so that months that are over keep their figures by
 * apartment and owner. Lines that are there say it in words: the apartment is filled in where its name is known.
 */

const HISTORY = 'booking_reservation_history';
const INDEX = `${HISTORY}_settled_index`;
const AT_ONCE = 1_000;
/** What such a line says of the stay as it was: the name of its apartment, then its days, which begin with a weekday. */
const MOVED = /^Moved to .+ \(before: (.+), [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}(?: \d{4})? to /;

/** @param {import('knex').Knex} knex */
exports.up = async (knex) => {
  await knex.schema.alterTable(HISTORY, (table) => {
    table.string('left_apartment', 80);
    table.string('left_apartment_name', 255);
    table.index(['left_apartment']);
  });
  await knex.raw(`create index ${INDEX} on ${HISTORY} (at, reference) where left_apartment is not null
    or (from_state in ('held', 'expired') and to_state not in ('held', 'expired'))`);
  await fill(knex);
};

/** @param {import('knex').Knex} knex */
exports.down = async (knex) => {
  await knex.raw(`drop index ${INDEX}`);
  await knex.schema.alterTable(HISTORY, (table) => {
    table.dropIndex(['left_apartment']);
    table.dropColumn('left_apartment');
    table.dropColumn('left_apartment_name');
  });
};

/** @param {import('knex').Knex} knex */
async function fill(knex) {
  // On an empty database Strapi's tables may not be there yet, and nothing has moved.
  if (!(await knex.schema.hasTable('booking_reservations'))) return;
  const ids = await idsByName(knex);
  let unknown = 0;
  for (let last = 0; ;) {
    /** @type {{ id: number, why: string }[]} */
    const lines = await knex(HISTORY)
      .where('id', '>', last)
      .andWhere('why', 'like', 'Moved to %(before: %')
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'why');
    if (lines.length === 0) break;
    last = lines.at(-1)?.id ?? last;
    for (const { id, why } of lines) {
      const name = MOVED.exec(why)?.[1];
      if (name === undefined) continue;
      const [apartment, other] = ids.get(name) ?? [];
      if (apartment === undefined || other !== undefined) unknown += 1;
      else
        await knex(HISTORY)
          .where({ id })
          .update({ left_apartment: apartment, left_apartment_name: name.slice(0, 255) });
    }
  }
  if (unknown > 0)
    knex.client.logger.warn(
      `Moves of stays from an apartment whose name is no longer known, or not unique: ${unknown}. ` +
        'Reports count these stays in the apartment to which they were moved.',
    );
}

/**
 * The public ids of apartments by the names that they have, or had when they were booked.
 * @param {import('knex').Knex} knex
 * @returns {Promise<Map<string, string[]>>}
 */
async function idsByName(knex) {
  const booked = knex('booking_reservations').select({ id: 'apartment_id', name: 'apartment_name' });
  const listed = knex('apartments').select({ id: 'apartment_id', name: 'name' });
  /** @type {{ id: string | null, name: string | null }[]} */
  const found = await booked.union([listed]);
  /** @type {Map<string, string[]>} */
  const ids = new Map();
  for (const { id, name } of found)
    if (id !== null && name !== null) ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}
