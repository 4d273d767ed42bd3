import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { testFolder, type TestDatabase } from './settings';

/** True when this run is on PostgreSQL. */
export function onPostgres(): boolean {
  return process.env['TEST_DATABASE'] === 'postgres';
}

/** The database from which others are copied; see `make-template.ts`. */
const TEMPLATE = 'template';

/** A new, empty database of the kind that this run is on. */
export async function createEmptyDatabase(name: string): Promise<TestDatabase> {
  if (!onPostgres()) return { client: 'sqlite', filename: fileOf(name) };
  return createOnServer(testServer(), name, 'template1');
}

/** The database that has been started on once, so that others need not make all their tables anew. */
export const createTemplate = (): Promise<TestDatabase> => createEmptyDatabase(TEMPLATE);

/** A new database of a house in Dubai, in which a server has started and nobody has done anything yet. */
export const createDatabase = (name: string): Promise<TestDatabase> => copyDatabase(TEMPLATE, name);

/** A copy of a database that no server runs on, by its name. */
export async function copyDatabase(from: string, name: string): Promise<TestDatabase> {
  if (onPostgres()) return createOnServer(testServer(), name, from);
  await copyFile(fileOf(from), fileOf(name));
  return { client: 'sqlite', filename: fileOf(name) };
}

const fileOf = (name: string): string => join(testFolder(), `${name}.db`);

const testServer = (): string => process.env['TEST_POSTGRES_URL'] ?? '';

/** A new database on a PostgreSQL, a copy of another one there. */
export async function createOnServer(server: string, name: string, template: string): Promise<TestDatabase> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database "${name}" template "${template}"`);
  await client.end();
  return { client: 'postgres', url: `${server}/${name}` };
}
