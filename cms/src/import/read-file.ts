import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodeText } from './decode-text';
import { parseCsv } from './parse-csv';
import { parseJson } from './parse-json';
import { UnusableInput } from './unusable-input';

/** Larger files are refused: they are no list of apartments, and would fill the memory. */
const MOST_BYTES = 50 * 1024 * 1024;

export type Format = 'json' | 'csv';

/** One row as it stands in the file, with what is wrong with it as a row. */
export interface RawRow {
  /** From 1, the header of a CSV file not counted. */
  row: number;
  value: unknown;
  problem: string | null;
}

export interface RowsOfFile {
  format: Format;
  rows: RawRow[];
  /** What was found about the file as a whole. */
  notes: string[];
}

/**
 * Reads the rows of a JSON or CSV file.
 * @throws UnusableInput when it is missing, too large, no text or no list
 */
export async function readRows(path: string, wanted: Format | null): Promise<RowsOfFile> {
  const name = basename(path);
  const { text, notes } = decodeText(await readBytes(path, name), name);
  if (text.trim() === '') throw new UnusableInput(`${name} is empty.`);
  const format = wanted ?? formatOf(name, text);
  const parsed = format === 'json' ? parseJson(text, name) : parseCsv(text, name);
  if (parsed.rows.length === 0) throw new UnusableInput(`${name} holds no listings.`);
  return { format, rows: parsed.rows, notes: [...notes, ...parsed.notes] };
}

async function readBytes(path: string, name: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) {
      const megabytes = (size / 1024 / 1024).toFixed(0);
      throw new UnusableInput(`${name} has ${megabytes} MB, more than the 50 MB that are read: split it.`);
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : `error ${code}`;
    throw new UnusableInput(`${path} cannot be read: ${why}.`, { cause: error });
  }
}

/** By the name where it says so, else by the first character. */
function formatOf(name: string, text: string): Format {
  const extension = /\.(json|csv|tsv)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined) return extension === 'json' ? 'json' : 'csv';
  return /^\s*[[{]/.test(text) ? 'json' : 'csv';
}
