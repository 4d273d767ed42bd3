// Reads rows of a database without any server: `node read-rows.mjs '{"database":{…},"queries":["select …"]}'`
// prints a JSON list of rows for each query, all of them as of one moment.
import Sqlite from 'better-sqlite3';
import pg from 'pg';

/**
 * @param {string} filename
 * @param {string[]} queries
 */
function readSqlite(filename, queries) {
  const connection = new Sqlite(filename, { fileMustExist: true });
  const rows = connection.transaction(() => queries.map((query) => connection.prepare(query).all()))();
  connection.close();
  return rows;
}

/**
 * @param {string} url
 * @param {string[]} queries
 */
async function readPostgres(url, queries) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read');
  const rows = [];
  for (const query of queries) rows.push((await client.query(query)).rows);
  await client.end();
  return rows;
}

const { database, queries } = JSON.parse(process.argv[2]);
const rows =
  database.client === 'sqlite'
    ? readSqlite(database.filename, queries)
    : await readPostgres(database.url, queries);
process.stdout.write(JSON.stringify(rows));
