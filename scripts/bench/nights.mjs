import { addDays } from 'booking-rules/shared/domain/stay';

/** @typedef {import('./server.mjs').Strapi} Strapi */
/** @typedef {import('./chance.mjs').Chance} Chance */

const DAYS = 3 * 365;
const APARTMENTS_AT_ONCE = 100;

/**
 * Takes nights of three years for every apartment: stays of a few nights with gaps between them, fewer the
 * further ahead. The answer is how many nights were taken.
 * @param {Strapi} strapi
 * @param {{ apartments: readonly string[], today: string, chance: Chance, onProgress: (done: number) => void }} options
 */
export async function writeNights(strapi, { apartments, today, chance, onProgress }) {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const values = isPostgres ? 'jsonb_array_elements_text(?::jsonb) as t(value)' : 'json_each(?)';
  const sql = `insert into booking_nights (apartment, night, source) select ?, value, 'block' from ${values}`;
  const days = Array.from({ length: DAYS }, (_, day) => addDays(today, day));
  let total = 0;
  for (let done = 0; done < apartments.length; done += APARTMENTS_AT_ONCE) {
    const some = apartments.slice(done, done + APARTMENTS_AT_ONCE);
    await strapi.db.connection.transaction(async (trx) => {
      for (const apartment of some) {
        const nights = takenDays(chance).map((day) => days[day]);
        await trx.raw(sql, [apartment, JSON.stringify(nights)]);
        total += nights.length;
      }
    });
    onProgress(done + some.length);
  }
  await strapi.db.connection.raw('analyze');
  return total;
}

/** @param {Chance} chance @returns {number[]} days from today */
function takenDays(chance) {
  const taken = [];
  for (let day = chance.whole(0, 5); day < DAYS;) {
    const end = Math.min(DAYS, day + chance.whole(2, 9));
    while (day < end) taken.push(day++);
    day += chance.happens(0.2) ? 0 : chance.whole(1, 4 + Math.floor(day / 150));
  }
  return taken;
}
