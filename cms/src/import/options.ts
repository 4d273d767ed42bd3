import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { slugOf } from './interpret/listing-key';
import type { Format } from './read/read-rows';
import { UnusableInput } from './read/source-file';

export const USAGE = `Usage: npm run import -- FILE [options]
  FILE                 a list of listings, JSON or CSV
  --dry-run            say what would be done, write nothing
  --format json|csv    when the name of the file does not say it
  --map FILE           a mapping of columns (docs/import.md)
  --source NAME        whose list it is; by default the file's name without dates and numbers at its end
  --report FILE        also write the report as JSON
  --help               this text`;

/** As the document's schema has it. */
const MOST_SOURCE = 60;

export interface ImportOptions {
  file: string;
  dryRun: boolean;
  format: Format | null;
  map: string | null;
  source: string;
  report: string | null;
}

/**
 * Reads the command line; null when help is asked for.
 * @throws UnusableInput
 */
export function readOptions(args: string[]): ImportOptions | null {
  const { values, positionals } = parse(args);
  if (values.help === true) return null;
  const [file, second] = positionals;
  if (file === undefined) throw new UnusableInput(`Say which file to import.\n${USAGE}`);
  if (second !== undefined)
    throw new UnusableInput(`Import one file at a time: "${second}" is one too many.`);
  const { format = null } = values;
  if (format !== null && format !== 'json' && format !== 'csv') {
    throw new UnusableInput(`--format is "${format}": say json or csv.`);
  }
  const source = values.source === undefined ? sourceOf(file) : sourceNamed(values.source);
  if (source === '') throw new UnusableInput('Give the list a name with --source, in letters or digits.');
  return {
    file,
    dryRun: values['dry-run'] === true,
    format,
    map: values.map ?? null,
    source,
    report: values.report ?? null,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        format: { type: 'string' },
        map: { type: 'string' },
        source: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UnusableInput(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, {
      cause: error,
    });
  }
}

/** The name of a source as it is kept: lower-case words and hyphens; empty when it has no letters or digits. */
export const sourceNamed = (name: string): string => slugOf(name).slice(0, MOST_SOURCE);

/** Whose list a file is: `long-lets-2027-01-31.json` and `long-lets (2).json` are the list `long-lets`. */
export function sourceOf(file: string): string {
  const stem = basename(file).replace(/\.[^.]*$/, '');
  const bare = stem.replace(/([\s._-]+(\(\d+\)|\d+))+$/, '');
  return sourceNamed(bare === '' ? stem : bare);
}
