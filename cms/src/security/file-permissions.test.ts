import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restrictFilePermissions } from './file-permissions';

let root: string;
let warnings: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-'));
  chmodSync(root, 0o755);
  warnings = [];
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const at = (...path: string[]): string => join(root, ...path);
const modeOf = (...path: string[]): string => (statSync(at(...path)).mode & 0o7777).toString(8);
function put(mode: number, ...path: string[]): void {
  mkdirSync(at(...path.slice(0, -1)), { recursive: true });
  writeFileSync(at(...path), '');
  chmodSync(at(...path), mode);
}
function folder(mode: number, ...path: string[]): void {
  mkdirSync(at(...path), { recursive: true });
  chmodSync(at(...path), mode);
}

/** @param file of the database; mails go where no setting says otherwise */
function keep(file: string, mails = 'data/mail'): void {
  const database = { client: 'sqlite' as const, filename: at(file) };
  restrictFilePermissions(
    { database, mail: { folder: at(mails) }, folders: { data: at('data') } } as never,
    (sentence) => warnings.push(sentence),
  );
}

test('a database that there is not yet is made for this account alone, with its folder', () => {
  keep('data/stays.db');
  expect([modeOf('data'), modeOf('data', 'stays.db')]).toEqual(['700', '600']);
});

test('what was open to others is shut: the file, what lies beside it, its folder and the mails', () => {
  for (const ending of ['', '-wal', '-shm']) put(0o644, 'data', `stays.db${ending}`);
  folder(0o755, 'data', 'mail');
  folder(0o755, 'data');
  keep('data/stays.db');
  const files = ['', '-wal', '-shm'].map((ending) => modeOf('data', `stays.db${ending}`));
  expect([modeOf('data'), modeOf('data', 'mail'), ...files]).toEqual(['700', '700', '600', '600', '600']);
});

test('the usual folder is shut whatever else lies in it', () => {
  put(0o644, 'data', 'notes.txt');
  folder(0o755, 'data');
  keep('data/stays.db');
  expect(modeOf('data')).toBe('700');
});

test('another folder is shut where nothing else lies in it', () => {
  folder(0o755, 'own', 'letters');
  folder(0o755, 'own');
  put(0o644, 'own', 'letters', 'a.eml');
  keep('own/stays.db', 'own/letters');
  expect([modeOf('own'), modeOf('own', 'letters'), modeOf('own', 'stays.db')]).toEqual(['700', '700', '600']);
});

test.each([
  ['somebody else’s file', () => put(0o644, 'shared', 'theirs.txt'), 0o755],
  ['nothing yet, but is for everybody', () => undefined, 0o1777],
])('a folder with %s stays as it is, and the database in it is shut', (_, fill, mode) => {
  fill();
  folder(mode, 'shared');
  keep('shared/stays.db', 'shared');
  expect([modeOf('shared'), modeOf('shared', 'stays.db')]).toEqual([mode.toString(8), '600']);
  expect(existsSync(at('data'))).toBe(false);
});

test('what is for this account alone already stays as it is', () => {
  put(0o400, 'data', 'stays.db');
  folder(0o500, 'data');
  keep('data/stays.db');
  expect([modeOf('data'), modeOf('data', 'stays.db')]).toEqual(['500', '400']);
  chmodSync(at('data'), 0o700);
});

test('what cannot be shut is named, with what to do', () => {
  // Nobody may change the rights of these, not even root.
  const filename = '/proc/self/status';
  restrictFilePermissions(
    {
      database: { client: 'sqlite', filename },
      mail: { folder: at('mail') },
      folders: { data: at('data') },
    } as never,
    (sentence) => warnings.push(sentence),
  );
  expect(warnings).toEqual([
    expect.stringMatching(
      /^Other accounts of this machine can open \/proc\/self\/status \(its mode is 444\), .+ \(E\w+\): run "chmod 600 \/proc\/self\/status"/,
    ),
  ]);
});

test('with PostgreSQL the mails alone are shut', () => {
  folder(0o755, 'data', 'mail');
  const database = { client: 'postgres' as const, url: '', directUrl: '', poolMax: 2 };
  restrictFilePermissions(
    { database, mail: { folder: at('data/mail') }, folders: { data: at('data') } } as never,
    () => {
      throw new Error('Nothing is to be told');
    },
  );
  expect([modeOf('data'), modeOf('data', 'mail')]).toEqual(['755', '700']);
});
