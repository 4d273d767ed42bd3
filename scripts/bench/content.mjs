import { addDays } from 'booking-rules/shared/domain/stay';

/** @typedef {import('./server.mjs').Strapi} Strapi */
/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./tables.mjs').Link} Link */
/** @typedef {import('./chance.mjs').Chance} Chance */
/** @typedef {Record<string, string | number | boolean | null>} Row */

export const DISTRICTS = 11;
export const AMENITIES = 24;
const ROWS_AT_ONCE = 400;

/** @type {(document: number, related: number) => [number, number]} */
const pair = (document, related) => [document, related];

/** @param {string} kind @param {number} number */
export const slugOf = (kind, number) => `${kind}-${String(number).padStart(5, '0')}`;

/**
 * Writes areas, amenities, apartments, overrides and seasons, as rows: Strapi's documents service would take
 * an hour for so many.
 * @param {Strapi} strapi
 * @param {Tables} tables
 * @param {{ count: number, today: string, chance: Chance }} options
 */
export async function writeContent(strapi, tables, { count, today, chance }) {
  const knex = strapi.db.connection;
  const write = async (/** @type {string} */ table, /** @type {Row[]} */ rows) => {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await knex(table).insert(rows.slice(start, start + ROWS_AT_ONCE));
  };
  const relate = (/** @type {Link} */ { table, from, to }, /** @type {[number, number][]} */ pairs) =>
    write(
      table,
      pairs.map(([document, related]) => ({ [from]: document, [to]: related })),
    );
  const numbers = (/** @type {number} */ some) => Array.from({ length: some }, (_, index) => index + 1);
  const stamp = new Date().toISOString();
  const plain = (/** @type {string} */ kind, /** @type {number} */ id) => ({
    id,
    document_id: slugOf(kind, id),
    created_at: stamp,
    updated_at: stamp,
    published_at: stamp,
  });
  const named = (/** @type {string} */ kind) => (/** @type {number} */ id) => ({
    ...plain(kind, id),
    name: `${kind} ${id}`,
    slug: slugOf(kind, id),
  });
  await write(tables.districts, numbers(DISTRICTS).map(named('district')));
  await write(tables.amenities, numbers(AMENITIES).map(named('amenity')));

  const apartments = numbers(count).map((id) => ({ ...plain('apartment', id), ...apartmentRow(id, chance) }));
  // Each has its draft beside it, which relations name as well.
  const draftOf = (/** @type {number} */ id) => count + id;
  await write(tables.apartments, apartments);
  await write(
    tables.apartments,
    apartments.map((row) => ({ ...row, id: draftOf(row.id), published_at: null })),
  );
  await relate(
    tables.districtOf,
    apartments.map(({ id }) => [id, chance.whole(1, DISTRICTS)]),
  );
  await relate(
    tables.amenitiesOf,
    apartments.flatMap(({ id }) =>
      numbers(AMENITIES).flatMap((amenity) => (chance.happens(0.5) ? [pair(id, amenity)] : [])),
    ),
  );
  const overridden = apartments.filter(() => chance.happens(0.15));
  await write(
    tables.overrides,
    overridden.map(({ id }) => ({ ...plain('override', id), minimum_stay: chance.whole(1, 6) })),
  );
  await relate(
    tables.overrideOf,
    overridden.flatMap(({ id }) => [pair(id, id), pair(id, draftOf(id))]),
  );
  const seasons = seasonRows(today, chance);
  await write(
    tables.seasons,
    seasons.map((row, index) => ({ ...plain('season', index + 1), ...row })),
  );
  await relate(
    tables.seasonOf,
    // The first half of the seasons is for all apartments, of the others each is for some.
    seasons.flatMap((_, index) =>
      index < seasons.length / 2
        ? []
        : apartments.flatMap(({ id }) =>
            chance.happens(0.05) ? [pair(index + 1, id), pair(index + 1, draftOf(id))] : [],
          ),
    ),
  );
}

/** @param {number} id @param {Chance} chance */
function apartmentRow(id, chance) {
  const bedrooms = chance.whole(0, 4);
  const rate = chance.whole(200, 2_500) * 100;
  return {
    apartment_id: slugOf('apartment', id),
    name: `Apartment ${id}`,
    bedrooms,
    bathrooms: Math.max(1, bedrooms),
    beds: bedrooms + 1,
    capacity: 2 * bedrooms + chance.whole(1, 3),
    nightly_rate: rate,
    weekend_rate: chance.happens(0.5) ? rate + 5_000 : null,
    included_guests: chance.happens(0.3) ? chance.whole(1, 3) : null,
    extra_guest_fee: 5_000,
    cleaning_fee: chance.whole(100, 400) * 100,
    deposit: 100_000,
    grade: chance.happens(0.4) ? 'deluxe' : 'standard',
    maximum_stay: chance.happens(0.2) ? chance.whole(14, 90) : null,
    advance_notice_hours: chance.oneOf([0, 0, 12, 24, 48]),
    booking_window_days: chance.oneOf([365, 540, 540, 1_095]),
    gap_filling: chance.happens(0.8),
    booking_mode: 'instant',
    open_for_booking: chance.happens(0.97),
    featured: chance.happens(0.03),
  };
}

/** Twelve seasons over the coming year and a half. @param {string} today @param {Chance} chance */
function seasonRows(today, chance) {
  return Array.from({ length: 12 }, (_, index) => {
    const first = addDays(today, chance.whole(0, 500));
    const hasRates = chance.happens(0.7);
    return {
      name: `Season ${index + 1}`,
      first_night: first,
      last_night: addDays(first, chance.whole(6, 60)),
      nightly_rate: hasRates ? chance.whole(300, 3_000) * 100 : null,
      weekend_rate: hasRates && chance.happens(0.5) ? chance.whole(300, 3_000) * 100 : null,
      minimum_nights: chance.happens(0.5) ? chance.whole(2, 7) : null,
      arrival_days: chance.happens(0.25) ? JSON.stringify([0, 1, 4, 5, 6]) : null,
      departure_days: chance.happens(0.15) ? JSON.stringify([0, 1, 2, 3, 6]) : null,
    };
  });
}
