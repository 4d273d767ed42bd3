/** @typedef {import('./tables.mjs').Tables} Tables */

/**
 * @typedef {object} Span
 * @property {string} checkIn
 * @property {string} checkOut
 * @property {(day: string) => string} dateOf a day as the database writes it
 * @property {boolean} isPostgres
 */

/**
 * What seasons say, as common table expressions: `own_*` of an apartment, `all_*` of all. Of several seasons the
 * most specific one that says something rules: for the apartment before for all, shorter before longer, the
 * later start, then the id.
 * @param {Tables} tables
 * @param {Span} span
 */
export function seasonRules({ seasons, seasonOf }, { checkIn, checkOut, dateOf, isPostgres }) {
  const length = isPostgres ? 'last_night - first_night' : 'julianday(last_night) - julianday(first_night)';
  const covers = (/** @type {string} */ day) => `${day} between s.first_night and s.last_night`;
  const link = `join ${seasonOf.table} l on l.${seasonOf.from} = s.id`;

  /** One rule on one day. @param {string} name @param {string} column @param {string} day */
  const onDay = (name, column, day) => `
own_${name} as (
  select apartment, rule from (
    select l.${seasonOf.to} as apartment, s.${column} as rule,
      row_number() over (partition by l.${seasonOf.to} order by s.place) as first
    from season s ${link} where ${covers(dateOf(day))} and s.${column} is not null) ranked
  where first = 1),
all_${name} as (
  select s.${column} as rule from season s
  where not s.named and ${covers(dateOf(day))} and s.${column} is not null order by s.place limit 1)`;

  const text = (/** @type {string} */ column) => `cast(${column} as text) as ${column}`;
  const rate =
    'case asked.weekend when 1 then coalesce(s.weekend_rate, s.nightly_rate) else s.nightly_rate end';
  return `
season as (
  select id, first_night, last_night, nightly_rate, weekend_rate, minimum_nights,
    ${text('arrival_days')}, ${text('departure_days')},
    row_number() over (order by ${length}, first_night desc, document_id) as place,
    exists (select 1 from ${seasonOf.table} l where l.${seasonOf.from} = ${seasons}.id) as named
  from ${seasons} where first_night <= ${dateOf(checkOut)} and last_night >= ${dateOf(checkIn)}),
${onDay('arrival', 'arrival_days', checkIn)},
${onDay('departure', 'departure_days', checkOut)},
${onDay('minimum', 'minimum_nights', checkIn)},
own_rate as (
  select apartment, night, rule from (
    select l.${seasonOf.to} as apartment, asked.night, ${rate} as rule,
      row_number() over (partition by l.${seasonOf.to}, asked.night order by s.place) as first
    from asked join season s on ${covers('asked.night')} ${link} where ${rate} is not null) ranked
  where first = 1),
all_rate as (
  select night, rule from (
    select asked.night, ${rate} as rule, row_number() over (partition by asked.night order by s.place) as first
    from asked join season s on ${covers('asked.night')} where not s.named and ${rate} is not null) ranked
  where first = 1)`;
}
