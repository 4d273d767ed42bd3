/** @typedef {import('./server.mjs').Strapi} Strapi */
/** @typedef {Parameters<Strapi['db']['metadata']['get']>[0]} Uid */

/**
 * A table in which Strapi keeps a relation.
 * @typedef {object} Link
 * @property {string} table
 * @property {string} from column that names the document with the relation
 * @property {string} to column that names the related one
 */

/** @param {Strapi} strapi @param {Uid} uid @param {string} attribute @returns {Link} */
function linkOf(strapi, uid, attribute) {
  /** @typedef {{ name: string, joinColumn: { name: string }, inverseJoinColumn: { name: string } }} JoinTable */
  const { joinTable } = /** @type {{ joinTable?: JoinTable }} */ (
    strapi.db.metadata.get(uid).attributes[attribute] ?? {}
  );
  if (!joinTable) throw new Error(`${uid} has no relation ${attribute}`);
  return { table: joinTable.name, from: joinTable.joinColumn.name, to: joinTable.inverseJoinColumn.name };
}

/**
 * Where Strapi keeps what search is about.
 * @param {Strapi} strapi
 */
export function tablesOf(strapi) {
  const table = (/** @type {Uid} */ uid) => strapi.db.metadata.get(uid).tableName;
  const season = 'plugin::booking-rules.season';
  return {
    apartments: table('api::apartment.apartment'),
    districts: table('api::district.district'),
    amenities: table('api::amenity.amenity'),
    overrides: table('api::minimum-stay-override.minimum-stay-override'),
    seasons: table(season),
    districtOf: linkOf(strapi, 'api::apartment.apartment', 'district'),
    amenitiesOf: linkOf(strapi, 'api::apartment.apartment', 'amenities'),
    overrideOf: linkOf(strapi, 'api::minimum-stay-override.minimum-stay-override', 'apartment'),
    seasonOf: linkOf(strapi, season, 'apartments'),
    nights: 'booking_nights',
  };
}

/** @typedef {ReturnType<typeof tablesOf>} Tables */
