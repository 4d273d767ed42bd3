import { addDays, daysBetween, nightsOf, weekdayOf } from 'booking-rules/shared/domain/stay';
import { seasonRules } from './sql-seasons.mjs';

/** @typedef {import('./server.mjs').StayQuery} StayQuery */
/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('booking-rules/shared/domain/restrictions/rules').PropertyPolicies} PropertyPolicies */

/**
 * @typedef {object} Asked
 * @property {StayQuery} query with dates
 * @property {Date} now
 * @property {string} today
 */

const ORDERS = {
  recommended: 'featured desc, total, apartment_id',
  price: 'total, apartment_id',
  'price-desc': 'total desc, apartment_id',
  bedrooms: 'bedrooms desc, total, apartment_id',
  guests: 'capacity desc, total, apartment_id',
};

/** Amounts are whole numbers, so percentages are taken in hundredths, rounded half up. */
const percentOf = (/** @type {string} */ amount, /** @type {number} */ percent) =>
  `(((${amount}) * ${Math.round(percent * 100)} + 5000) / 10000)`;

/**
 * A search as one SQL query: every rule and the total in SQL. Values that are the same for all apartments (the
 * weekday of a night, the discount of a length) are worked out before, as any program would.
 * @param {Tables} tables
 * @param {PropertyPolicies} house
 * @param {boolean} isPostgres
 */
export function createSqlSearch(tables, house, isPostgres) {
  const dateOf = (/** @type {string} */ day) => (isPostgres ? `date '${day}'` : `'${day}'`);
  const taken = (/** @type {string} */ condition) =>
    `exists (select 1 from ${tables.nights} n where n.apartment = a.apartment_id and ${condition})`;

  /** @param {StayQuery} query @param {number} guests */
  function filters({ district, bedrooms, amenities = [] }, guests) {
    const { districtOf, amenitiesOf } = tables;
    const some = [`a.published_at is not null`, `a.open_for_booking`, `a.capacity >= ${guests}`];
    if (bedrooms !== undefined) some.push(bedrooms === 0 ? 'a.bedrooms = 0' : `a.bedrooms >= ${bedrooms}`);
    if (district !== undefined) {
      some.push(`a.id in (select l.${districtOf.from} from ${districtOf.table} l
        join ${tables.districts} d on d.id = l.${districtOf.to} where d.slug = '${district}')`);
    }
    for (const slug of amenities) {
      some.push(`exists (select 1 from ${amenitiesOf.table} l join ${tables.amenities} m on m.id = l.${amenitiesOf.to}
        where l.${amenitiesOf.from} = a.id and m.slug = '${slug}')`);
    }
    return some;
  }

  /** @param {Asked} asked */
  function rules({ query, now, today }) {
    const { availabilityDateStart: checkIn = '', availabilityDateEnd: checkOut = '' } = query;
    const nights = daysBetween(checkIn, checkOut);
    const noticeHours = (Date.parse(`${checkIn}T${house.checkInTime}:00+04:00`) - now.getTime()) / 3_600_000;
    return [
      `a.booking_window_days >= ${daysBetween(today, checkOut) - 1}`,
      `(a.advance_notice_hours = 0 or a.advance_notice_hours <= ${noticeHours})`,
      `coalesce(a.maximum_stay, 1096) >= ${nights}`,
      `coalesce(own_arrival.rule, (select rule from all_arrival), '0123456') like '%${weekdayOf(checkIn)}%'`,
      `coalesce(own_departure.rule, (select rule from all_departure), '0123456') like '%${weekdayOf(checkOut)}%'`,
      `(${nights} >= coalesce(own_minimum.rule, (select rule from all_minimum), own_override.nights, ${house.minimumStay ?? 1})
        or (a.gap_filling and ${taken(`n.night = '${addDays(checkIn, -1)}'`)} and ${taken(`n.night = '${checkOut}'`)}))`,
      `not ${taken(`n.night >= '${checkIn}' and n.night < '${checkOut}'`)}`,
    ];
  }

  /** @param {Asked} asked */
  return function sqlOf(asked) {
    const { query } = asked;
    const { availabilityDateStart: checkIn = '', availabilityDateEnd: checkOut = '' } = query;
    const { availabilityGuestNumber: guests = 1, page = 1, pageSize = 25 } = query;
    const days = nightsOf({ checkIn, checkOut });
    const earned = house.lengthOfStayDiscounts.filter((step) => days.length >= step.nights);
    const discount = Math.max(0, ...earned.map(({ percent }) => percent));
    const { standard, deluxe, nights: tourismNights } = house.tourismDirham;
    const weekend = (/** @type {string} */ day) => Number(house.weekendNights.includes(weekdayOf(day)));
    const { overrideOf } = tables;
    return `
with asked(night, weekend) as (values ${days.map((day) => `(${dateOf(day)}, ${weekend(day)})`).join(', ')}),
${seasonRules(tables, { checkIn, checkOut, dateOf, isPostgres })},
own_override as (
  select l.${overrideOf.to} as apartment, o.minimum_stay as nights
  from ${tables.overrides} o join ${overrideOf.table} l on l.${overrideOf.from} = o.id),
candidate as (
  select a.id, a.apartment_id, a.featured, a.bedrooms, a.capacity, a.nightly_rate,
    coalesce(a.weekend_rate, a.nightly_rate) as weekend_rate, coalesce(a.cleaning_fee, 0) as cleaning,
    case when ${guests} > a.included_guests then (${guests} - a.included_guests) * coalesce(a.extra_guest_fee, 0) else 0 end as extra,
    case a.grade when 'deluxe' then ${deluxe} else ${standard} end
      * case when a.bedrooms > 1 then a.bedrooms else 1 end * ${Math.min(days.length, tourismNights)} as tourism
  from ${tables.apartments} a
    left join own_arrival on own_arrival.apartment = a.id
    left join own_departure on own_departure.apartment = a.id
    left join own_minimum on own_minimum.apartment = a.id
    left join own_override on own_override.apartment = a.id
  where ${[...filters(query, guests), ...rules(asked)].join('\n    and ')}),
rated as (
  select c.id, sum(coalesce(o.rule, f.rule, case asked.weekend when 1 then c.weekend_rate else c.nightly_rate end) + c.extra) as rates
  from candidate c cross join asked
    left join own_rate o on o.apartment = c.id and o.night = asked.night
    left join all_rate f on f.night = asked.night
  group by c.id),
taxed as (
  select c.*, r.rates - ${percentOf('r.rates', discount)} + c.cleaning as taxable
  from candidate c join rated r on r.id = c.id),
priced as (
  select apartment_id, featured, bedrooms, capacity,
    taxable + tourism + ${percentOf('taxable', house.vatPercent)} as total
  from taxed)
select apartment_id, total, count(*) over () as found from priced
where total between ${query.priceMin ?? 0} and ${query.priceMax ?? Number.MAX_SAFE_INTEGER}
order by ${ORDERS[query.sort ?? 'recommended']} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  };
}
