import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { plural } from 'booking-rules/shared/format/plural';
import { fromCaller } from '../backup/program';
import { SettingsProblem } from '../configuration/checked-values';
import { startWithoutPort } from '../start-without-port';
import { importListings } from './import-listings';
import { type Mapping, NO_MAPPING, readMapping } from './interpret/columns';
import { readOptions, USAGE, type ImportOptions } from './options';
import { readRows } from './read/read-rows';
import { type RowReport, rowText, summaryText } from './report';
import { UnusableInput } from './read/source-file';

/** A line of progress comes after so many rows. */
const ROWS_PER_PROGRESS = 100;

/**
 * The import as a program of its own, beside a running server or without one. Exit code 1 is for a list or
 * settings that cannot be used; refused rows are part of a successful import.
 */
async function run(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (!options) {
    say(USAGE);
    return;
  }
  const rows = await readRows(fromCaller(options.file), options.format);
  const mapping = await mappingOf(options);
  const name = basename(options.file);
  say(`${plural(rows.count, 'row')} in ${name} (${rows.format}); their source is "${options.source}".`);
  const strapi = await startWithoutPort();
  try {
    let done = 0;
    const reports: RowReport[] = [];
    const request = { file: name, source: options.source, rows, mapping, dryRun: options.dryRun };
    const summary = await importListings(strapi, request, (row) => {
      say(rowText(row));
      if (options.report !== null) reports.push(row);
      done += 1;
      if (done % ROWS_PER_PROGRESS === 0) say(`… ${done} of ${rows.count} rows`);
    });
    say(summaryText(summary));
    if (options.report !== null) {
      await writeFile(
        fromCaller(options.report),
        `${JSON.stringify({ ...summary, rows: reports }, null, 2)}\n`,
      );
    }
  } finally {
    await strapi.destroy();
  }
}

async function mappingOf({ map }: ImportOptions): Promise<Mapping> {
  if (map === null) return NO_MAPPING;
  try {
    return readMapping(await readFile(fromCaller(map), 'utf8'));
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    throw new UnusableInput(`The mapping ${map} cannot be read.`, { cause: error });
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const isKnown = error instanceof UnusableInput || error instanceof SettingsProblem;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${isKnown ? error.message : `The import stopped: ${detail}`}\n`);
    process.exit(1);
  },
);
