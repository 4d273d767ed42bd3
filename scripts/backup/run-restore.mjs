import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { stopOnSignals } from '../steps/stop.mjs';
import { fromCaller, readOptions } from './options.mjs';
import { readPlace } from './place.mjs';
import { restoreBackup } from './restore-backup.mjs';

const USAGE = 'npm run restore -- FILE.tar.gz [--replace]';

/** `npm run restore`: a backup into an empty place, or with `--replace` over what is there. */
export async function restore() {
  const { file, switches } = readOptions(process.argv.slice(2), ['replace'], USAGE);
  if (file === null) throw new Problem(`Name the backup. Usage: ${USAGE}`);
  stopOnSignals({ exitCode: 130 });
  const options = { replace: switches.has('replace') };
  const { manifest, movedRows } = await restoreBackup(
    fromCaller(file),
    await readPlace(),
    options,
    createProgress(3),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored and compared: ${manifest.tables.length} tables with ${rows} rows and ` +
      `${manifest.uploads.length} uploads are as they were at ${manifest.madeAt}.`,
  );
  if (movedRows > 0) console.log(`${movedRows} uploads live elsewhere now; the database says so.`);
  if (manifest.missing.length > 0) {
    console.log(`Uploads that the backup has not had: ${manifest.missing.join(', ')}`);
  }
  process.exit(0);
}
