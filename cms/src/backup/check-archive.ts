import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { nowhere, readArchive } from './archive';
import { MANIFEST, parseManifest, type Manifest, type TableSum } from './manifest';
import { linesIn, TABLES } from './postgres';
import { BackupProblem } from './program';
import { CONTENT, findDamage, sumTables } from './sqlite';

/** Names that cannot leave the folder they are written into. */
const SAFE_NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** What an archive holds of one file. */
interface Found {
  bytes: number;
  lines: number;
  sha256: string;
}

/** Reads an archive from beginning to end and compares it with its manifest, before anybody relies on it. */
export async function checkArchive(
  file: string,
): Promise<{ manifest: Manifest; found: ReadonlyMap<string, Found> }> {
  const { found, text } = await read(file);
  if (text === null) {
    throw new BackupProblem(`${file} is not complete: it has no manifest. Was the backup broken off?`);
  }
  const manifest = parseManifest(text, file);
  const wrong = manifest.files.filter(({ name, bytes, sha256 }) => {
    const there = found.get(name);
    return there?.sha256 !== sha256 || there.bytes !== bytes;
  });
  const known = new Set(manifest.files.map(({ name }) => name));
  const strange = [...found.keys()].filter((name) => !known.has(name) || !SAFE_NAME.test(name));
  const findings = [...wrong.map(({ name }) => name), ...strange];
  if (findings.length > 0) {
    throw new BackupProblem(`${file} is damaged: ${findings.slice(0, 5).join(', ')} not as written.`);
  }
  return { manifest, found };
}

async function read(file: string): Promise<{ found: Map<string, Found>; text: string | null }> {
  const found = new Map<string, Found>();
  const manifests: string[] = [];
  try {
    await readArchive(file, async (name, content) => {
      const hash = createHash('sha256');
      const kept: Buffer[] = [];
      let bytes = 0;
      let lines = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        if (name.startsWith(TABLES)) lines += linesIn(chunk);
        if (name === MANIFEST) kept.push(chunk);
      }
      if (manifests.length > 0 || found.has(name))
        throw new Error(`${name} comes once too often or too late`);
      if (name === MANIFEST) manifests.push(Buffer.concat(kept).toString('utf8'));
      else found.set(name, { bytes, lines, sha256: hash.digest('hex') });
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupProblem(`There is no file ${file}.`);
    if (code === 'EACCES') throw new BackupProblem(`${file} cannot be read: give this account the right to.`);
    throw new BackupProblem(`${file} is not a backup, or it is damaged (${message}).`);
  }
  return { found, text: manifests[0] ?? null };
}

/**
 * Reads a backup back as a restore would, and compares all of it with what was copied: every file's size and
 * checksum, every table's rows and checksum, every upload.
 * @param made what the copy was said to hold
 * @throws BackupProblem when the file is not a backup that can be restored
 */
export async function proveBackup(file: string, made: Manifest): Promise<void> {
  const { manifest, found } = await checkArchive(file);
  // As JSON both have been through the same.
  if (!isDeepStrictEqual(manifest, JSON.parse(JSON.stringify(made)))) refuse(['its manifest']);
  const lost = manifest.uploads.filter(({ name }) => !found.has(`uploads/${name}`));
  refuse(lost.map(({ name }) => `the upload ${name}`));
  const sums = manifest.database === 'sqlite' ? await sumsInside(file) : sumsOf(manifest, found);
  const wrong = manifest.tables.filter((table, index) => !isDeepStrictEqual(sums[index], table));
  refuse(wrong.map(({ name }) => `the table ${name}`));
  if (sums.length !== manifest.tables.length) refuse(['its number of tables']);
}

function sumsOf({ tables }: Manifest, found: ReadonlyMap<string, Found>): TableSum[] {
  return tables.flatMap(({ name }) => {
    const there = found.get(TABLES + name);
    return there ? [{ name, rows: there.lines, sha256: there.sha256 }] : [];
  });
}

/** Opens the database that lies in the archive. */
async function sumsInside(file: string): Promise<TableSum[]> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const path = join(folder, 'content.db');
  try {
    await readArchive(file, (name, content) =>
      pipeline(content, name === CONTENT ? createWriteStream(path, { mode: 0o600 }) : nowhere()),
    );
    const damage = findDamage(path);
    if (damage !== null) refuse([`its database (${damage})`]);
    return sumTables(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(findings: readonly string[]): void {
  if (findings.length === 0) return;
  const some = findings.slice(0, 5).join(', ');
  throw new BackupProblem(
    `Read back, the backup is not what was copied: ${some}. It was thrown away: make it again.`,
  );
}
