import { join } from 'node:path';
import { Client } from 'pg';
import { testFolder, type TestDatabase } from './settings';

/** True when this run is on PostgreSQL. */
export function onPostgres(): boolean {
  return process.env['TEST_DATABASE'] === 'postgres';
}

/** A new, empty database of the kind that this run is on. */
export async function createDatabase(name: string): Promise<TestDatabase> {
  if (!onPostgres()) return { client: 'sqlite', filename: join(testFolder(), `${name}.db`) };
  const server = process.env['TEST_POSTGRES_URL'] ?? '';
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
  return { client: 'postgres', url: `${server}/${name}` };
}
