// Runs statements on a database beside its server: `node run-statements.mjs '{"database":{…},"statements":["…"]}'`
// prints a JSON list of the rows of each.
import Sqlite from 'better-sqlite3';
import pg from 'pg';

/**
 * @param {string} filename
 * @param {string[]} statements
 */
function onSqlite(filename, statements) {
  const connection = new Sqlite(filename, { fileMustExist: true, timeout: 10_000 });
  const rows = statements.map((statement) => {
    const prepared = connection.prepare(statement);
    return prepared.reader ? prepared.all() : (prepared.run(), []);
  });
  connection.close();
  return rows;
}

/**
 * @param {string} url
 * @param {string[]} statements
 */
async function onPostgres(url, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = [];
  for (const statement of statements) rows.push((await client.query(statement)).rows);
  await client.end();
  return rows;
}

const { database, statements } = JSON.parse(process.argv[2]);
const rows =
  database.client === 'sqlite'
    ? onSqlite(database.filename, statements)
    : await onPostgres(database.url, statements);
process.stdout.write(JSON.stringify(rows));
