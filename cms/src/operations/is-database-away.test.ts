import { isDatabaseAway } from './is-database-away';

const withCode = (code: string) => Object.assign(new Error('select 1 - something'), { code });

test.each([
  ['nobody listens', withCode('ECONNREFUSED')],
  ['PostgreSQL shuts down', withCode('57P01')],
  ['PostgreSQL starts', withCode('57P03')],
  ['the connection broke', withCode('08006')],
  ['pg noticed', new Error('Connection terminated unexpectedly')],
  ['another error was caused by it', new Error('Not saved', { cause: withCode('ECONNRESET') })],
])('the database is away when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a night is taken', withCode('23505')],
  ['a statement is wrong', withCode('42601')],
  ['an error has no code', new Error('The connection of ideas')],
  ['it is no error', 'ECONNREFUSED'],
])('the database is there when %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
