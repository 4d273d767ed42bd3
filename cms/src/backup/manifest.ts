import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BackupProblem } from './program';

export const MANIFEST = 'manifest.json';
/** Grows when archives of before can no longer be read. */
export const FORMAT = 'vacationer backup 1';
/** The table in which the product's own migrations note that they are done. */
export const MIGRATIONS_TABLE = 'booking_migrations';

/** What a backup says about itself; the last file of the archive, so that a broken off backup has none. */
export interface Manifest {
  format: string;
  /** Instant of the database's content, ISO 8601. */
  madeAt: string;
  /** Of what wrote the database. */
  versions: Versions;
  database: 'sqlite' | 'postgres';
  tables: TableSum[];
  /** Everything else in the archive. */
  files: FileSum[];
  /** Those of the files below `uploads/`, with their media type. */
  uploads: { name: string; type: string }[];
  /** Uploads that the database names and that were not to be found. */
  missing: string[];
}
export interface Versions {
  product: string;
  strapi: string;
  /** By name, oldest first. */
  migrations: string[];
}
export interface TableSum {
  name: string;
  rows: number;
  sha256: string;
}
export interface FileSum {
  name: string;
  bytes: number;
  sha256: string;
}

/** @param file for the error */
export function parseManifest(text: string, file: string): Manifest {
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw new BackupProblem(`${file} is damaged: its manifest cannot be read.`);
  }
  if (manifest.format !== FORMAT) {
    throw new BackupProblem(
      `${file} has the format "${String(manifest.format)}", and this version reads "${FORMAT}": ` +
        'restore it with the version that made it.',
    );
  }
  return manifest as Manifest;
}

/** What is installed here. */
export function versionsHere(repository: string): Versions {
  const strapi = createRequire(join(repository, 'cms/package.json')).resolve('@strapi/strapi/package.json');
  const migrations = join(repository, 'database/migrations');
  return {
    product: versionIn(join(repository, 'package.json')),
    strapi: versionIn(strapi),
    migrations: readdirSync(migrations).flatMap((version) => readdirSync(join(migrations, version)).sort()),
  };
}

/** Refuses what this version cannot bring up to date. What is older is brought up to date by the next start. */
export function refuseNewer(backup: Versions, here: Versions): void {
  const unknown = backup.migrations.filter((name) => !here.migrations.includes(name));
  const findings = [
    isNewer(backup.product, here.product) &&
      `it was made by version ${backup.product}, this is ${here.product}`,
    isNewer(backup.strapi, here.strapi) &&
      `it was made with Strapi ${backup.strapi}, this has ${here.strapi}`,
    unknown.length > 0 && `it has been through migrations that are unknown here (${unknown.join(', ')})`,
  ].filter((finding) => finding !== false);
  if (findings.length === 0) return;
  throw new BackupProblem(
    `The backup is newer than this version: ${findings.join('; ')}. Install that version, then restore.`,
  );
}

/** @param a such as 5.54.0 */
function isNewer(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { numeric: true }) > 0;
}

/** @param file a package.json */
function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
