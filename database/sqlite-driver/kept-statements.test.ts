import { createRequire } from 'node:module';
import Sqlite, { type Database } from 'better-sqlite3';

type Driver = typeof Sqlite;

const keepStatements = createRequire(__filename)('./kept-statements.cjs') as (
  driver: new (path: string) => Database,
  limit: number,
) => Driver;

const ALL = 'select * from guests order by id';
const BY_ID = 'select name from guests where id = ?';
const INSERT = 'insert into guests (id, name) values (?, ?)';

let prepared: string[];
let database: Database;

beforeEach(() => {
  prepared = [];
  /** The driver itself, which tells what it is asked to prepare. */
  class Release extends (Object.getPrototypeOf(Sqlite) as Driver) {
    override prepare(sql: string): never {
      prepared.push(sql);
      return super.prepare(sql) as never;
    }
  }
  const Kept = keepStatements(Release, 3);
  database = new Kept(':memory:');
  database.exec('create table guests (id integer primary key, name text unique)');
  database.prepare(INSERT).run(1, 'Layla');
  database.prepare(INSERT).run(2, 'Noor');
  prepared = [];
});

afterEach(() => {
  database.close();
});

const nameOf = (id: number) => database.prepare(BY_ID).get(id);

test('what is asked again is prepared once, and finds what has been written since', () => {
  expect(nameOf(1)).toEqual({ name: 'Layla' });
  database.prepare("update guests set name = 'Leila' where id = 1").run();
  expect(nameOf(1)).toEqual({ name: 'Leila' });
  expect(nameOf(2)).toEqual({ name: 'Noor' });
  expect(prepared.filter((sql) => sql === BY_ID)).toHaveLength(1);
});

test('a few are kept: the one that was not asked for longest goes first', () => {
  const others = ['select 1', 'select 2'];
  for (const sql of [BY_ID, ...others, BY_ID, 'select 3', BY_ID, ...others]) database.prepare(sql);
  expect(prepared).toEqual([BY_ID, ...others, 'select 3', ...others]);
});

test('one that is long, or changes or asks about tables or settings, is prepared each time', () => {
  const long = `select id from guests where id in (${'1, '.repeat(5_000)}1)`;
  const all = [long, 'pragma foreign_keys = on', 'create table if not exists beds (id)', 'begin', 'commit'];
  for (const sql of [...all, ...all]) {
    const statement = database.prepare(sql);
    if (statement.reader) statement.all();
    else statement.run();
  }
  expect(prepared).toEqual([...all, ...all]);
});

test('what a statement is told leaves others of the same words as they are', () => {
  const before = database.prepare(ALL);
  const rows = [
    { id: 1, name: 'Layla' },
    { id: 2, name: 'Noor' },
  ];
  expect(database.prepare(ALL).raw().all()).toEqual([
    [1, 'Layla'],
    [2, 'Noor'],
  ]);
  expect(database.prepare(ALL).pluck().all()).toEqual([1, 2]);
  expect(database.prepare(ALL).expand().get()).toEqual({ guests: rows[0] });
  expect(database.prepare(ALL).safeIntegers().get()).toEqual({ id: 1n, name: 'Layla' });
  const bound = database.prepare(BY_ID).bind(2);
  expect(bound.get()).toEqual({ name: 'Noor' });
  expect(nameOf(1)).toEqual({ name: 'Layla' });
  expect(bound.get()).toEqual({ name: 'Noor' });
  expect(before.all()).toEqual(rows);
  expect(database.prepare(ALL).all()).toEqual(rows);
});

test('what was told stays told', () => {
  const statement = database.prepare(ALL);
  expect(statement.raw()).toBe(statement);
  expect(statement.get()).toEqual([1, 'Layla']);
  expect(statement.raw(false).get()).toEqual({ id: 1, name: 'Layla' });
});

test('while rows are read one by one, the same can be asked', () => {
  const rows = database.prepare(ALL).iterate();
  rows.next();
  expect(database.prepare(ALL).all()).toHaveLength(2);
  expect([...rows]).toEqual([{ id: 2, name: 'Noor' }]);
});

test('a refusal leaves nothing behind: neither its values nor its error', () => {
  expect(() => database.prepare(INSERT).run(1, 'Omar')).toThrow('UNIQUE constraint failed: guests.id');
  expect(() => database.prepare(INSERT).run(3)).toThrow('Too few parameter values');
  expect(database.prepare(INSERT).run(3, 'Omar')).toEqual({ changes: 1, lastInsertRowid: 3 });
  expect(() => database.prepare(BY_ID).get()).toThrow('Too few parameter values');
});

test('a changed table is read as it is now, and one that is gone is missed', () => {
  expect(database.prepare(ALL).get()).toEqual({ id: 1, name: 'Layla' });
  database.exec('alter table guests add column city text');
  expect(database.prepare(ALL).get()).toEqual({ id: 1, name: 'Layla', city: null });
  database.exec('alter table guests drop column city');
  database.exec('alter table guests rename column name to called');
  expect(database.prepare(ALL).get()).toEqual({ id: 1, called: 'Layla' });
  database.exec('drop table guests');
  expect(() => database.prepare(ALL).all()).toThrow('no such table: guests');
});

test('integers are as large as the connection is told, at once', () => {
  expect(database.prepare(ALL).get()).toEqual({ id: 1, name: 'Layla' });
  database.defaultSafeIntegers();
  expect(database.prepare(ALL).get()).toEqual({ id: 1n, name: 'Layla' });
});

test('it says of itself what the driver says', () => {
  const [read, write] = [database.prepare(BY_ID), database.prepare(INSERT)];
  expect([read.reader, read.readonly, read.busy, read.source]).toEqual([true, true, false, BY_ID]);
  expect([write.reader, write.readonly, write.database]).toEqual([false, false, database]);
  expect(read.columns()).toMatchObject([{ name: 'name', table: 'guests' }]);
});

test('on a closed connection nothing is asked any more', () => {
  const statement = database.prepare(ALL);
  database.close();
  expect(() => database.prepare(ALL)).toThrow('The database connection is not open');
  expect(() => statement.all()).toThrow('The database connection is not open');
  expect(() => statement.raw().all()).toThrow('The database connection is not open');
});
