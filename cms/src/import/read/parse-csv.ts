import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { RawRow } from './source-file';
import { type TextFile, UnusableInput } from './source-file';

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * The rows of a CSV file whose first line names the columns, one after the other. Comma, semicolon, tab and bar are
 * recognised.
 * @throws UnusableInput when its quotes are broken or two columns have one name
 */
export async function* csvRows(file: TextFile): AsyncGenerator<RawRow> {
  const { name } = file;
  const parser = parse({
    delimiter: delimiterOf(withoutHint(file.start)),
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    trim: true,
  });
  // Its failure is that of the loop below.
  pipeline(Readable.from(withoutHints(file)), parser, () => undefined);
  let columns: string[] | null = null;
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (columns === null) columns = columnsOf(record, name);
      else yield rowOf((row += 1), record, columns);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnusableInput(`${name} is not valid CSV: ${error.message}.`, { cause: error });
  }
}

function columnsOf(header: string[], name: string): string[] {
  const columns = header.map((column) => column.trim());
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice === undefined) return columns;
  throw new UnusableInput(`${name} has two columns named "${twice}": rename one of them.`);
}

function rowOf(row: number, record: string[], columns: readonly string[]): RawRow {
  return {
    row,
    value: Object.fromEntries(columns.map((column, at) => [column, record[at] ?? ''] as const)),
    problem:
      record.length === columns.length
        ? null
        : `The row has ${record.length} cells where the header has ${columns.length}: its quotes or separators are broken.`,
  };
}

/** Spreadsheets write the separator above the header. */
const withoutHint = (start: string): string => start.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');

async function* withoutHints(file: TextFile): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of file.pieces()) {
    yield isFirst ? withoutHint(piece) : piece;
    isFirst = false;
  }
}

/** The separator that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
