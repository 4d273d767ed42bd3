import assert from 'node:assert/strict';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import getPort from 'get-port';
import { inRoot } from './paths.mjs';
import { checkDatabaseFile, checkDatabaseFolder, checkPort, databaseFile } from './preflight.mjs';
import { Problem } from './problem.mjs';

/** @type {new (file: string) => { exec(sql: string): void, pragma(sql: string): void, close(): void }} */
const Database = createRequire(inRoot('cms/package.json'))('better-sqlite3');

/**
 * A problem told in one sentence.
 * @param {RegExp} sentence
 */
const says = (sentence) => (/** @type {unknown} */ error) => {
  assert.ok(error instanceof Problem);
  assert.match(error.message, sentence);
  assert.doesNotMatch(error.message, /\n/);
  return true;
};

describe('the port', () => {
  it('is accepted while it is free', async () => {
    await checkPort({ HOST: '127.0.0.1', PORT: String(await getPort()) });
  });

  it('is refused while another program listens on it', async () => {
    const other = createServer();
    const port = await getPort();
    await new Promise((done) => other.listen(port, '127.0.0.1', () => done(undefined)));
    await assert.rejects(checkPort({ HOST: '127.0.0.1', PORT: String(port) }), says(/^Port \d+ is taken: /));
    await new Promise((done) => other.close(done));
  });

  for (const PORT of ['', 'http', '0', '65536', '13 37', '-1', '1337.5']) {
    it(`is refused when it is "${PORT}"`, async () => {
      await assert.rejects(checkPort({ HOST: '127.0.0.1', PORT }), says(/^PORT is /));
    });
  }

  it('is refused together with a host that is not this machine', async () => {
    await assert.rejects(
      checkPort({ HOST: '192.0.2.1', PORT: String(await getPort()) }),
      says(/^HOST is "192/),
    );
  });
});

describe('the database', () => {
  let folder = '';
  const file = () => join(folder, 'data', 'stays.db');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'preflight-'));
    mkdirSync(join(folder, 'data'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lies under database/data unless a setting says otherwise', () => {
    assert.equal(databaseFile({ DATABASE_CLIENT: 'sqlite' }), inRoot('database/data/vacationer.db'));
    assert.equal(databaseFile({ DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file() }), file());
    assert.equal(databaseFile({ DATABASE_CLIENT: 'postgres' }), null);
    assert.throws(() => databaseFile({ DATABASE_CLIENT: 'mysql' }), says(/sqlite or postgres/));
  });

  it('gets its folder made', () => {
    checkDatabaseFolder(join(folder, 'new', 'deeper', 'stays.db'));
    checkDatabaseFolder(join(folder, 'new', 'deeper', 'stays.db'));
  });

  it('is refused where no folder can be', () => {
    writeFileSync(join(folder, 'in-the-way'), '');
    assert.throws(
      () => checkDatabaseFolder(join(folder, 'in-the-way', 'stays.db')),
      says(/cannot be written at/),
    );
  });

  it('is refused in a folder that may not be written', () => {
    chmodSync(folder, 0o555);
    asOrdinaryUser(() => {
      assert.throws(
        () => checkDatabaseFolder(join(folder, 'stays.db')),
        says(/cannot be written at .*EACCES/),
      );
    });
    chmodSync(folder, 0o755);
  });

  it('is accepted when it is new, empty or whole', () => {
    checkDatabaseFile(file());
    writeFileSync(file(), '');
    checkDatabaseFile(file());
    fill(file());
    checkDatabaseFile(file());
  });

  it('is accepted as a killed server left it', () => {
    const running = new Database(file());
    running.pragma('journal_mode = WAL');
    running.exec('create table nights (night text); insert into nights values (1)');
    const left = join(folder, 'left.db');
    for (const end of ['', '-wal']) copyFileSync(file() + end, left + end);
    running.close();
    checkDatabaseFile(left);
  });

  it('is refused when it is something else', () => {
    writeFileSync(file(), 'these are not the bytes of a database'.repeat(100));
    assert.throws(
      () => checkDatabaseFile(file()),
      says(/stays\.db is damaged \(file is not a database\): restore/),
    );
  });

  it('is refused when pages of it are damaged', () => {
    fill(file());

    const bytes = readFileSync(file());
    bytes.fill(0xff, 4096 * 2, 4096 * 4);
    writeFileSync(file(), bytes);
    assert.throws(() => checkDatabaseFile(file()), says(/is damaged/));
  });
});

/** @param {string} file */
function fill(file) {
  const database = new Database(file);
  database.exec('create table nights (night text primary key)');
  database.exec(
    'insert into nights with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000) ' +
      "select 'night ' || i from n",
  );
  database.close();
}

/**
 * The superuser may write everywhere, so for a moment this process is somebody else.
 * @param {() => void} work
 */
function asOrdinaryUser(work) {
  const asRoot = process.geteuid?.() === 0;
  if (asRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (asRoot) process.seteuid?.(0);
  }
}
