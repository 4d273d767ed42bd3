import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPostgres } from './databases';
import { holdPostgres } from './held-postgres';
import { startPostgres } from './postgres';

/** Makes the folder of the run and, on PostgreSQL, its server. */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'http-tests-'));
  await mkdir(join(folder, 'public', 'uploads'), { recursive: true });
  process.env['TEST_FOLDER'] = folder;
  if (!onPostgres()) return;
  const postgres = await startPostgres(folder);
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  holdPostgres(postgres);
}
