import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPostgres } from './databases';
import { holdPostgres } from './held-postgres';
import { makeTemplate } from './make-template';
import { startPostgres } from './postgres';

/** Makes the folder of the run, on PostgreSQL its server, and the database from which others are copied. */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'http-tests-'));
  await mkdir(join(folder, 'public', 'uploads'), { recursive: true });
  process.env['TEST_FOLDER'] = folder;
  // Of its own, since other runs write temporary files at the same time.
  process.env['TMPDIR'] = join(folder, 'tmp');
  await mkdir(process.env['TMPDIR']);
  if (onPostgres()) {
    const postgres = await startPostgres(folder);
    process.env['TEST_POSTGRES_URL'] = postgres.url;
    holdPostgres(postgres);
  }
  await makeTemplate();
}
