import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ImportedRow } from '../../../contracts/setup/listing-imports';
import { databaseTrouble } from '../platform/database-errors';
import type { ListingImporter } from './importer';
import type { createRunFiles } from './run-files';
import type { Run, Runs } from './runs';

/** What became of rows is written down together, after so many or so long. */
const ROWS_AT_ONCE = 50;
const PATIENCE_MS = 1_000;

/** Somebody has stopped the work, or this process is about to. */
class Halted extends Error {
  override name = 'Halted';
}

export interface WorkDeps {
  strapi: Core.Strapi;
  runs: Runs;
  files: ReturnType<typeof createRunFiles>;
}

/**
 * Goes over the rows of an import or of its dry run. What it has not finished, because the process stopped or the
 * database went away, keeps its state: the next round begins it again, and finds done what was done.
 */
export async function workOn(
  { strapi, runs, files }: WorkDeps,
  importer: ListingImporter,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const { id, state } = run;
  const dryRun = state === 'checking';
  const waiting: ImportedRow[] = [];
  let writtenAt = Date.now();
  let done = 0;

  async function write(): Promise<void> {
    await runs.addRows(id, waiting.splice(0));
    writtenAt = Date.now();
    const goesOn = await runs.change(id, [state], { done: Math.max(done, run.done) }, writtenAt);
    if (!goesOn || signal.aborted) throw new Halted();
  }

  async function onRow(row: ImportedRow): Promise<void> {
    waiting.push(row);
    done += 1;
    if (waiting.length >= ROWS_AT_ONCE || Date.now() - writtenAt > PATIENCE_MS || signal.aborted)
      await write();
  }

  try {
    const { fileName, mapping, archives } = run;
    const notes = await files.lend(id, archives.length, (lent) =>
      importer.run({ ...lent, fileName, mapping, dryRun, onRow, signal }),
    );
    await write();
    const ended = dryRun ? ({ state: 'checked' } as const) : ({ state: 'imported', hasFile: false } as const);
    if ((await runs.change(id, [state], { ...ended, notes }, Date.now())) && !dryRun) await files.remove(id);
  } catch (error) {
    if (error instanceof Halted || signal.aborted) return;
    if (databaseTrouble(error) !== null) throw error;
    await runs.addRows(id, waiting);
    const before = dryRun ? 'uploaded' : 'failed';
    await runs.change(id, [state], { state: before, problem: problemOf(error) }, Date.now());
    if (!(error instanceof errors.ValidationError)) {
      strapi.log.error(`The import of listings ${id} failed: ${String(error)}`);
    }
  }
}

function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof errors.ValidationError ? message : `The import stopped: ${message}`;
}
