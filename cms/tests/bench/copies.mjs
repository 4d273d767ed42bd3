// A house of any size for the bench: copies of the apartments that are there, made by the database with one statement
// for each table.

/**
 * @typedef {import('@strapi/strapi').Core.Strapi} Strapi
 * @typedef {import('knex').Knex} Knex
 *
 * @typedef {object} Part rows of a table that belong to the apartments that are copied
 * @property {string} table
 * @property {string[]} ids columns that are other numbers in a copy
 * @property {string} which condition of the rows
 *
 * @typedef {{ first: number, last: number, step: number }} Copies the numbers of copies, and how far ids of one move
 */

const APARTMENT = 'api::apartment.apartment';
const FILES = 'files_related_mph';
/** What an apartment's copy has in place of the value of a column: a public id and a documentId of its own. */
const OWN = new Map([
  ['apartment_id', `apartment_id || '-' || cast(copy + 1 as varchar)`],
  ['document_id', `substr(document_id, 1, 17) || cast(1000000 + copy as varchar)`],
]);

/**
 * Copies apartments with everything in them but translations: drafts, pictures, amenities, details, rooms. The rows of
 * a copy have the numbers of the original's, moved by the same step, so that they fit together whatever the table.
 * @param {Strapi} strapi
 * @param {readonly string[]} originals public ids of all apartments
 * @param {number} count how many copies, taken of each in turn
 * @returns {Promise<string[]>} the public ids of the copies
 */
export async function copyApartments(strapi, originals, count) {
  const { tableName } = strapi.db.metadata.get(APARTMENT);
  const partsOfAll = partsOf(strapi, APARTMENT, originals);
  const whole = Math.floor(count / originals.length);
  const rest = originals.slice(0, count % originals.length);
  return strapi.db.connection.transaction(async (/** @type {Knex.Transaction} */ trx) => {
    const highest = await Promise.all(partsOfAll.map(({ table }) => trx(table).max({ id: 'id' }).first()));
    const step = Math.max(...highest.map((row) => row?.id ?? 0)) + 1;
    for (const part of partsOfAll) await copyRows(trx, part, { first: 1, last: whole, step });
    const tables = new Set(partsOfAll.map((part) => part.table));
    const isPostgres = strapi.db.dialect.client === 'postgres';
    // It would take them for as small as they were, and read all of one for each row of another.
    if (isPostgres) for (const table of tables) await trx.raw('analyze ??', [table]);
    const partsOfRest = rest.length === 0 ? [] : partsOf(strapi, APARTMENT, rest);
    for (const part of partsOfRest) await copyRows(trx, part, { first: whole + 1, last: whole + 1, step });
    if (isPostgres) {
      for (const table of tables)
        await trx.raw(`select setval(pg_get_serial_sequence(?, 'id'), max(id)) from ??`, [table, table]);
    }
    const published = trx(tableName).where('id', '>', step).whereNotNull('published_at');
    return published.orderBy('id').pluck('apartment_id');
  });
}

/**
 * All that belongs to some apartments, those rows first that others point at.
 * @param {Strapi} strapi
 * @param {string} uid
 * @param {readonly string[]} apartments public ids
 * @returns {Part[]}
 */
function partsOf(strapi, uid, apartments) {
  const { tableName } = strapi.db.metadata.get(uid);
  const names = apartments.map((id) => `'${id}'`).join(', ');
  return partsWithin(
    strapi,
    uid,
    `select id from ${tableName} where apartment_id in (${names}) and locale = 'en'`,
  );
}

/**
 * @param {Strapi} strapi
 * @param {string} uid of a content type or component
 * @param {string} ids query of the ids of its rows
 * @returns {Part[]}
 */
function partsWithin(strapi, uid, ids) {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  /** @type {Map<string, Part>} */
  const parts = new Map([[uid, { table: tableName, ids: ['id'], which: `id in (${ids})` }]]);
  for (const attribute of Object.values(attributes)) {
    if (attribute.type !== 'relation' || !('target' in attribute)) continue;
    if ('morphBy' in attribute) {
      const which = `related_type = '${uid}' and related_id in (${ids})`;
      parts.set(FILES, { table: FILES, ids: ['id', 'related_id'], which });
    }
    if (!('joinTable' in attribute) || !attribute.joinTable || 'mappedBy' in attribute) continue;
    const { name, joinColumn, inverseJoinColumn } = attribute.joinTable;
    const which = `${joinColumn.name} in (${ids})`;
    const isComponent = attribute.target in strapi.components;
    const moved = ['id', joinColumn.name, ...(isComponent ? [inverseJoinColumn.name] : [])];
    parts.set(name, { table: name, ids: moved, which });
    if (!isComponent) continue;
    const type = `component_type = '${attribute.target}'`;
    const inside = `select ${inverseJoinColumn.name} from ${name} where ${type} and ${which}`;
    for (const part of partsWithin(strapi, attribute.target, inside))
      parts.set(`${attribute.target} ${part.table}`, part);
  }
  return [...parts.values()];
}

/** @param {Knex.Transaction} trx @param {Part} part @param {Copies} copies */
async function copyRows(trx, { table, ids, which }, { first, last, step }) {
  if (first > last) return;
  const columns = Object.keys(await trx(table).columnInfo());
  const values = columns.map((column) =>
    ids.includes(column) ? `"${column}" + copy * ${step}` : (OWN.get(column) ?? `"${column}"`),
  );
  await trx.raw(`insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
    with recursive copies(copy) as (select ${first} union all select copy + 1 from copies where copy < ${last})
    select ${values.join(', ')} from copies cross join "${table}" where ${which} order by copy, id`);
}
