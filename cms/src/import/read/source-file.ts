import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';

/** The file, a mapping or an option cannot be used at all: one sentence that says what to do. */
export class UnusableInput extends Error {
  override name = 'UnusableInput';
}

/** Larger files are refused: they are no list of apartments. */
const MOST_BYTES = 50 * 1024 * 1024;
/** A file that is no text shows it here. */
const SNIFFED_BYTES = 1_024;
const CHUNK_BYTES = 256 * 1024;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A text file that has been looked at. It is read piece by piece, as often as it is asked for. */
export interface TextFile {
  name: string;
  /** The first piece, without the mark that says how the file is encoded. */
  start: string;
  /** What was found about the file as a whole. */
  notes: string[];
  pieces(): AsyncGenerator<string>;
}

/** One row as it stands in the file, with what is wrong with it as a row. */
export interface RawRow {
  /** From 1, the header of a CSV file not counted. */
  row: number;
  value: unknown;
  problem: string | null;
}

/**
 * Opens a text file: UTF-8 or UTF-16 by its mark, UTF-8 without one, else Windows-1252 (which old spreadsheets
 * write), said in a note.
 * @param name by which messages call it, and whose ending says what it is
 * @throws UnusableInput when it is missing, too large, empty, or no text
 */
export async function openText(path: string, name = basename(path)): Promise<TextFile> {
  const encoding = await readable(path, () => encodingOf(path, name));
  const notes =
    encoding === 'windows-1252'
      ? ['The file is not UTF-8, so it was read as Windows-1252. Check accented letters in the report.']
      : [];
  const pieces = () => decoded(path, encoding);
  const first = (await pieces().next()) as IteratorResult<string, undefined>;
  const start = first.value ?? '';
  if (start.trim() === '') throw new UnusableInput(`${name} is empty.`);
  return { name, start, notes, pieces };
}

async function encodingOf(path: string, name: string): Promise<Encoding> {
  const { size } = await stat(path);
  if (size > MOST_BYTES) {
    const megabytes = (size / 1024 / 1024).toFixed(0);
    throw new UnusableInput(`${name} has ${megabytes} MB. The limit is 50 MB, so split it.`);
  }
  const head = await firstBytes(path);
  const [first = 0, second = 0] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    throw new UnusableInput(`${name} is a spreadsheet. Save it as CSV (UTF-8) first.`);
  }
  // A NUL in a row is said of that row; a file that begins with one is of another kind.
  if (head.subarray(0, 8).includes(0)) {
    throw new UnusableInput(`${name} is not a text file. Use JSON or CSV.`);
  }
  try {
    const pieces = decoded(path, 'utf-8', { fatal: true });
    while ((await pieces.next()).done !== true) continue;
    return 'utf-8';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'windows-1252';
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* decoded(
  path: string,
  encoding: Encoding,
  options: { fatal?: boolean } = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, options);
  const bytes = createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Says in a sentence why a file cannot be read. */
async function readable<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : `error ${code}`;
    throw new UnusableInput(`${path} cannot be read: ${why}.`, { cause: error });
  }
}
