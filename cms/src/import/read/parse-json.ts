import type { RawRow } from './source-file';
import { type TextFile, UnusableInput } from './source-file';

/** As JSON is read as a whole, it takes several times its size in memory: longer lists come as CSV. */
const MOST_CHARACTERS = 10_000_000;
/** Names under which exports put their list. */
const LIST_NAMES = ['listings', 'data', 'hits', 'results', 'items', 'properties', 'apartments', 'rows'];
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * The rows of a JSON file: a list, or an object that holds one. Unlike CSV it is read as a whole.
 * @throws UnusableInput when it is too long, not valid JSON, or holds no list
 */
export async function jsonList(file: TextFile): Promise<{ rows: () => Iterable<RawRow>; notes: string[] }> {
  const { name } = file;
  let text = '';
  for await (const piece of file.pieces()) {
    text += piece;
    if (text.length > MOST_CHARACTERS) {
      throw new UnusableInput(
        `${name} is longer than the 10 MB of JSON that can be read: save it as CSV, or split it.`,
      );
    }
  }
  let parsed: unknown;
  try {
    // A NUL as it stands is no JSON; escaped, it is said of its row.
    parsed = JSON.parse(keepLongNumbers(text.replaceAll('\u0000', '\\u0000')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnusableInput(`${name} is not valid JSON: ${why}.`, { cause: error });
  }
  const found = listIn(parsed);
  if (!found) {
    throw new UnusableInput(
      `${name} contains no list of listings: give a JSON list, or an object with one under "listings".`,
    );
  }
  return {
    rows: () => rowsOf(found.list),
    notes: found.under === null ? [] : [`The list was found under "${found.under}".`],
  };
}

function* rowsOf(list: readonly unknown[]): Generator<RawRow> {
  for (const [index, value] of list.entries()) {
    const problem = isObject(value) ? null : `The row is ${nameOf(value)}, not an object with fields.`;
    yield { row: index + 1, value, problem };
  }
}

/**
 * Turns whole numbers that JavaScript cannot hold exactly (ids over 2^53) into strings, before JSON.parse
 * would round them to a neighbour's id.
 */
function keepLongNumbers(text: string): string {
  return text.replace(STRING_OR_NUMBER, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

function listIn(parsed: unknown): { list: unknown[]; under: string | null } | null {
  if (Array.isArray(parsed)) return { list: parsed, under: null };
  if (!isObject(parsed)) return null;
  for (const under of LIST_NAMES) {
    const value = parsed[under];
    if (Array.isArray(value)) return { list: value, under };
    if (isObject(value)) {
      const inner = listIn(value);
      if (inner) return { list: inner.list, under: `${under}.${inner.under ?? ''}` };
    }
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (value === null) return 'empty (null)';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
