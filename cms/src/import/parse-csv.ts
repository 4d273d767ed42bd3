import { CsvError, parse } from 'csv-parse/sync';
import type { RawRow } from './read-file';
import { UnusableInput } from './unusable-input';

const DELIMITERS = [',', ';', '\t', '|'];

/** The rows of a CSV file whose first line names the columns. Comma, semicolon, tab and bar are recognised. */
export function parseCsv(text: string, name: string): { rows: RawRow[]; notes: string[] } {
  const body = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const [header = [], ...records] = recordsOf(body, delimiterOf(body), name);
  const columns = header.map((column) => column.trim());
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined)
    throw new UnusableInput(`${name} has two columns named "${twice}": rename one of them.`);
  const rows = records.map((record, index) => ({
    row: index + 1,
    value: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ''] as const)),
    problem:
      record.length === columns.length
        ? null
        : `The row has ${record.length} cells where the header has ${columns.length}: its quotes or separators are broken.`,
  }));
  return { rows, notes: [] };
}

function recordsOf(text: string, delimiter: string, name: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableInput(`${name} is not valid CSV: ${error.message}.`, { cause: error });
  }
}

/** The separator that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
