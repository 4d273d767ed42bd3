// Another process that imports a channel's nights into the same database, through its own connection, until it
// is told to stop: `node channel-writer.mjs '{"database":{…},"apartments":[…],"nights":[…],"seed":1}'`. It lets
// holds expire, too, by turning their clock back. Then it prints how often it wrote, the nights that it holds, and
// which holds it let expire.
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

const { database, apartments, nights, seed } = JSON.parse(process.argv[2]);
const LONGEST = 4;
const PATIENCE_MS = 60_000;
const DUPLICATE = ['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
const AGAIN = ['40P01', '40001', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'];

let state = seed >>> 0;
const below = (/** @type {number} */ limit) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};

/** @param {string} filename */
function openSqlite(filename) {
  const connection = new Sqlite(filename, { fileMustExist: true });
  connection.pragma('busy_timeout = 10000');
  return {
    past: () => Date.now() - 1_000,
    /** @param {[string, unknown[]][]} statements */
    async transaction(statements) {
      connection
        .transaction(() => {
          for (const [sql, values] of statements) {
            const statement = connection.prepare(sql.replaceAll(/\$\d+/g, '?'));
            if (statement.reader) note(statement.all(...values));
            else statement.run(...values);
          }
        })
        .immediate();
    },
    read: async () => connection.prepare(HELD).all(),
    close: async () => void connection.close(),
  };
}

/** @param {string} url */
async function openPostgres(url) {
  const client = new pg.Client({ connectionString: url });
  // The query that is under way fails too, and says so.
  client.on('error', () => undefined);
  await client.connect();
  return {
    past: () => new Date(Date.now() - 1_000),
    /** @param {[string, unknown[]][]} statements */
    async transaction(statements) {
      await client.query('begin');
      try {
        for (const [sql, values] of statements) note((await client.query(sql, values)).rows);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
    read: async () => (await client.query(HELD)).rows,
    close: () => client.end(),
  };
}

/** @type {{ apartment: string, night: string }[][]} */
let held = [];
const HELD = `select apartment, night from booking_nights where source = 'channel'`;
const INSERT = `insert into booking_nights (apartment, night, source) values ($1, $2, 'channel')`;
const DELETE = `delete from booking_nights where apartment = $1 and night = $2 and source = 'channel'`;
const EXPIRE = `update booking_reservations set held_until = $1 where id in (
  select id from booking_reservations where state = 'held' and held_until > $2 order by reference limit 2 offset $3)
  and state = 'held' returning reference`;

/** @type {Set<string>} */
const expired = new Set();
/** Before it is certain that it was committed: one too many does no harm. */
const note = (/** @type {any[]} */ rows) =>
  rows.forEach((row) => row.reference && expired.add(row.reference));

const open = () =>
  database.client === 'sqlite' ? openSqlite(database.filename) : openPostgres(database.url);
let connection = await open();

/** Connects again to a server that went away, and looks which of its writes have come through. */
async function comeBack() {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      connection = await open();
      held = (await connection.read()).map((row) => [row]);
      return;
    } catch (error) {
      // Whoever started this process may be gone, too, or have had enough.
      if (stopped || Date.now() > end) throw error;
      await pause(100);
    }
  }
}

async function write() {
  const what = below(10);
  if (what < 2 && below(5) === 0) {
    const past = connection.past();
    await connection.transaction([[EXPIRE, [past, past, below(20)]]]);
  } else if (what < 5 && held.length > 0) {
    const index = below(held.length);
    const span = held[index] ?? [];
    await connection.transaction(span.map(({ apartment, night }) => [DELETE, [apartment, night]]));
    held.splice(index, 1);
  } else {
    const apartment = apartments[below(apartments.length)];
    const first = below(nights.length);
    const span = nights
      .slice(first, first + 1 + below(LONGEST))
      .map((/** @type {string} */ night) => ({ apartment, night }));
    await connection.transaction(
      span.map((/** @type {{ apartment: string, night: string }} */ row) => [
        INSERT,
        [row.apartment, row.night],
      ]),
    );
    held.push(span);
  }
}

let stopped = false;
process.on('SIGTERM', () => (stopped = true));
let writes = 0;
while (!stopped) {
  try {
    await write();
    writes += 1;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (DUPLICATE.includes(code) || AGAIN.includes(code)) continue;
    // What PostgreSQL says of a statement has a code; it shut down with 57P01, or said nothing.
    if (database.client === 'sqlite' || (error instanceof pg.DatabaseError && !code.startsWith('57P')))
      throw error;
    await comeBack();
  }
  await pause(20 + below(60));
}
await connection.close();
process.stdout.write(JSON.stringify({ writes, held: held.flat(), expired: [...expired] }));
