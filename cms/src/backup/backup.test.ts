import assert from 'node:assert/strict';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import Sqlite from 'better-sqlite3';
import { createArchive } from './archive';
import { checkArchive, proveBackup } from './check-archive';
import { FORMAT, MANIFEST, refuseNewer, versionsHere, type Manifest } from './manifest';
import { sumTables } from './sqlite';
import { movedRows, uploadsOf } from './upload-rows';

const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HERE = versionsHere(resolve(__dirname, '../../..'));

const saying = (text: string) => Readable.from([Buffer.from(text)]);

/**
 * An archive with these files and, for each, what its manifest says of it.
 * @param differences of the manifest; null for none at all
 */
async function archiveOf(
  name: string,
  files: { name: string; text: string; sha256?: string }[],
  differences: object | null = {},
) {
  const path = join(folder, name);
  const archive = createArchive(createWriteStream(path));
  const sums = [];
  for (const { name: file, text, ...claimed } of files) {
    sums.push({ ...(await archive.add(file, text.length, saying(text))), ...claimed });
  }
  if (differences !== null) {
    const manifest = JSON.stringify({ format: FORMAT, files: sums, ...differences });
    await archive.add(MANIFEST, manifest.length, saying(manifest));
  }
  await archive.finish();
  return path;
}

const CONTENT = { name: 'database/content.db', text: 'rows' };

test('an archive that is as its manifest says is taken', async () => {
  const { manifest } = await checkArchive(
    await archiveOf('good', [CONTENT, { name: 'uploads/a.webp', text: '' }]),
  );
  assert.deepEqual(
    manifest.files.map(({ name, bytes }) => ({ name, bytes })),
    [
      { name: 'database/content.db', bytes: 4 },
      { name: 'uploads/a.webp', bytes: 0 },
    ],
  );
});

test('a file that is not as written, is not listed or leads elsewhere is found', async () => {
  const changed = await archiveOf('changed', [{ ...CONTENT, sha256: 'of something else' }]);
  await assert.rejects(checkArchive(changed), /changed is damaged: database\/content.db/);
  const strange = await archiveOf('strange', [CONTENT], { files: [] });
  await assert.rejects(checkArchive(strange), /strange is damaged: database\/content.db/);
  const escaping = await archiveOf('escaping', [{ name: 'uploads/../../etc/passwd', text: 'x' }]);
  await assert.rejects(checkArchive(escaping), /escaping is damaged: uploads\/\.\.\/\.\.\/etc\/passwd/);
});

test('a backup that was broken off, one of another format and a file that is none are told apart', async () => {
  await assert.rejects(
    checkArchive(await archiveOf('part', [CONTENT], null)),
    /not complete: it has no manifest/,
  );
  const other = await archiveOf('other', [CONTENT], { format: 'vacationer backup 2' });
  await assert.rejects(checkArchive(other), /has the format "vacationer backup 2"/);
  await assert.rejects(checkArchive(__filename), /is not a backup, or it is damaged/);
  await assert.rejects(checkArchive(join(folder, 'nowhere')), /There is no file/);
});

test('a file that comes twice, or after the manifest, is found', async () => {
  const twice = await archiveOf('twice', [CONTENT, CONTENT]);
  await assert.rejects(checkArchive(twice), /database\/content.db comes once too often/);
});

test('a store that sends fewer or more bytes than it said is found out while they are copied', async () => {
  for (const bytes of [3, 5]) {
    const archive = createArchive(createWriteStream(join(folder, 'short')));
    await assert.rejects(
      archive.add('uploads/a.webp', bytes, saying('rows')),
      new RegExp(`uploads/a.webp has ${bytes} bytes, and 4 were read`),
    );
  }
});

/**
 * A backup of PostgreSQL with one table and one upload, and what was said of it when it was made.
 * @param differences of what its manifest says
 */
async function postgresBackup(differences: Partial<Manifest> = {}) {
  const path = join(folder, 'postgres');
  const archive = createArchive(createWriteStream(path));
  const rows = 'a\t1\nb\\n\t2\n';
  const table = await archive.add('database/tables/seasons', rows.length, saying(rows));
  const files = [table, await archive.add('uploads/a.webp', 4, saying('webp'))];
  const made: Manifest = {
    format: FORMAT,
    madeAt: '2027-01-31T09:00:00.000Z',
    versions: HERE,
    database: 'postgres',
    tables: [{ name: 'seasons', rows: 2, sha256: table.sha256 }],
    files,
    uploads: [{ name: 'a.webp', type: 'image/webp' }],
    missing: [],
    ...differences,
  };
  const manifest = JSON.stringify(made);
  await archive.add(MANIFEST, manifest.length, saying(manifest));
  await archive.finish();
  return { path, made };
}

test('a backup that holds what was copied is proved, one that holds anything else is refused', async () => {
  const { path, made } = await postgresBackup();
  await proveBackup(path, made);
  const season = made.tables[0] ?? { name: 'seasons', rows: 0, sha256: '' };
  const wrong = [
    { tables: [{ ...season, rows: 0 }] },
    { tables: [{ ...season, sha256: 'of other rows' }] },
    { tables: [season, { ...season, name: 'districts' }] },
  ];
  for (const differences of wrong) {
    const other = await postgresBackup(differences);
    await assert.rejects(
      proveBackup(other.path, other.made),
      /not what was copied: the table (seasons|districts)/,
    );
  }
  const lost = await postgresBackup({ uploads: [{ name: 'b.webp', type: 'image/webp' }] });
  await assert.rejects(proveBackup(lost.path, lost.made), /not what was copied: the upload b.webp/);
  await assert.rejects(proveBackup(lost.path, made), /not what was copied: its manifest/);
});

test('the database of a backup is opened: one that is damaged is refused', async () => {
  const file = join(folder, 'content.db');
  const database = new Sqlite(file);
  database.exec('create table seasons (name text); create index by_name on seasons (name)');
  const insert = database.prepare('insert into seasons values (?)');
  database.transaction(() => {
    for (let index = 0; index < 2_000; index++) insert.run(`Season ${index} of the year`);
  })();
  database.close();
  const whole = readFileSync(file);
  const backupOf = async (content: Buffer) => {
    const path = join(folder, 'sqlite');
    const archive = createArchive(createWriteStream(path));
    const files = [await archive.add('database/content.db', content.length, Readable.from([content]))];
    const made: Manifest = {
      format: FORMAT,
      madeAt: '2027-01-31T09:00:00.000Z',
      versions: HERE,
      database: 'sqlite',
      tables: sumTables(file),
      files,
      uploads: [],
      missing: [],
    };
    const manifest = JSON.stringify(made);
    await archive.add(MANIFEST, manifest.length, saying(manifest));
    await archive.finish();
    return proveBackup(path, made);
  };
  await backupOf(whole);
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, 8_192, 8_192 + 600);
  await assert.rejects(backupOf(damaged), /not what was copied: its database \(/);
});

test('an older backup is taken, a newer one refused with what is newer', () => {
  const older = { product: '0.0.9', strapi: '5.9.0', migrations: HERE.migrations.slice(0, 3) };
  assert.doesNotThrow(() => refuseNewer(HERE, HERE));
  assert.doesNotThrow(() => refuseNewer(older, HERE));
  assert.throws(() => refuseNewer({ ...HERE, strapi: '5.100.0' }, HERE), /made with Strapi 5\.100\.0/);
  const migrations = [...HERE.migrations, '9999-tomorrow.js'];
  assert.throws(() => refuseNewer({ ...HERE, migrations }, HERE), /unknown here \(9999-tomorrow\.js\)/);
});

const SMALL = { hash: 'small_a', ext: '.webp', mime: 'image/webp', url: '/uploads/small_a.webp', width: 480 };
const ROW = {
  id: 7,
  hash: 'a',
  ext: '.webp',
  mime: 'image/webp',
  provider: 'local',
  url: '/uploads/a.webp',
  formats: JSON.stringify({ small: SMALL }),
};

test('every size of a picture is an upload of its own', () => {
  assert.deepEqual(
    uploadsOf([ROW, { ...ROW, id: 8 }]).map(({ name }) => name),
    ['a.webp', 'small_a.webp'],
  );
});

test('rows are only told of a move where there is one', () => {
  assert.deepEqual(movedRows([ROW], { provider: 'local', base: '/uploads' }), []);
  const url = 'https://pictures.example/small_a.webp';
  assert.deepEqual(movedRows([ROW], { provider: 'aws-s3', base: 'https://pictures.example' }), [
    {
      id: 7,
      provider: 'aws-s3',
      url: 'https://pictures.example/a.webp',
      formats: JSON.stringify({ small: { ...SMALL, url } }),
    },
  ]);
});
