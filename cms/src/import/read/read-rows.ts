import { hasNul } from '../../security/nul';
import { csvRows } from './parse-csv';
import { jsonList } from './parse-json';
import { openText, UnusableInput, type RawRow, type TextFile } from './source-file';

export type Format = 'json' | 'csv';

export interface RowsOfFile {
  format: Format;
  count: number;
  /** The rows, read anew each time: a CSV file piece by piece, so that a long one takes no more memory than a short one. */
  rows: () => AsyncIterable<RawRow>;
  /** What was found about the file as a whole. */
  notes: string[];
}

/**
 * Opens the rows of a JSON or CSV file and reads it to its end once, so that a broken file is refused before anything
 * is done with its rows.
 * @param name where the file is called otherwise than its path
 * @throws UnusableInput when it is missing, too large, no text, not valid, or no list
 */
export async function readRows(path: string, wanted: Format | null, name?: string): Promise<RowsOfFile> {
  const text = await openText(path, name);
  const format = wanted ?? formatOf(text);
  const list = format === 'json' ? await jsonList(text) : { rows: () => csvRows(text), notes: [] };
  let count = 0;
  for await (const { row } of list.rows()) count = row;
  if (count === 0) throw new UnusableInput(`${text.name} contains no listings.`);
  return { format, count, rows: () => withoutNul(list.rows()), notes: [...text.notes, ...list.notes] };
}

/** A NUL can neither be kept by PostgreSQL nor be meant by anybody, so its row is refused. */
async function* withoutNul(rows: AsyncIterable<RawRow> | Iterable<RawRow>): AsyncGenerator<RawRow> {
  for await (const raw of rows) {
    if (raw.problem === null && hasNul(raw.value)) {
      yield { ...raw, problem: 'The row contains a NUL character. Save the list again.' };
    } else yield raw;
  }
}

/** By the name where it says so, else by the first character. */
function formatOf({ name, start }: TextFile): Format {
  const extension = /\.(json|csv|tsv)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined) return extension === 'json' ? 'json' : 'csv';
  return /^\s*[[{]/.test(start) ? 'json' : 'csv';
}
