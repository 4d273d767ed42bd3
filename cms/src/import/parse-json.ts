import type { RawRow } from './read-file';
import { UnusableInput } from './unusable-input';

/** Names under which exports put their list. */
const LIST_NAMES = ['listings', 'data', 'hits', 'results', 'items', 'properties', 'apartments', 'rows'];
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The rows of a JSON file: a list, or an object that holds one. */
export function parseJson(text: string, name: string): { rows: RawRow[]; notes: string[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(keepLongNumbers(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnusableInput(`${name} is not valid JSON: ${why}.`, { cause: error });
  }
  const found = listIn(parsed);
  if (!found) {
    throw new UnusableInput(
      `${name} holds no list of listings: give a JSON list, or an object with one under "listings".`,
    );
  }
  return {
    rows: found.list.map((value, index) => ({
      row: index + 1,
      value,
      problem: isObject(value) ? null : `The row is ${nameOf(value)}, not an object with fields.`,
    })),
    notes: found.under === null ? [] : [`The list was found under "${found.under}".`],
  };
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
