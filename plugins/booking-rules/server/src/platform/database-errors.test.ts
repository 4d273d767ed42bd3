import { databaseTrouble } from './database-errors';

const withCode = (code: string) => Object.assign(new Error('select 1 - something'), { code });

test.each([
  ['nobody listens', withCode('ECONNREFUSED')],
  ['PostgreSQL shuts down', withCode('57P01')],
  ['PostgreSQL starts', withCode('57P03')],
  ['the connection broke', withCode('08006')],
  ['pg noticed', new Error('Connection terminated unexpectedly')],
  ['another error was caused by it', new Error('Not saved', { cause: withCode('ECONNRESET') })],
])('the database is away when %s', (_, error) => {
  expect(databaseTrouble(error)).toBe('away');
});

test.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', '55P03'])(
  'the database is locked with %s',
  (code) => {
    expect(databaseTrouble(withCode(code))).toBe('locked');
  },
);

test.each(['ENOSPC', 'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR_WRITE', '53100', '25006'])(
  'nothing can be written with %s',
  (code) => {
    expect(databaseTrouble(withCode(code))).toBe('unwritable');
  },
);

test.each([
  ['a night is taken', withCode('23505')],
  ['a statement is wrong', withCode('42601')],
  ['a constraint does not hold', withCode('SQLITE_CONSTRAINT_UNIQUE')],
  ['an error has no code', new Error('The connection of ideas')],
  ['it is no error', 'ECONNREFUSED'],
])('nothing is the matter with the database when %s', (_, error) => {
  expect(databaseTrouble(error)).toBeNull();
});
