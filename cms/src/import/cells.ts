import { columnsOf, comparable, type Field } from './columns';
import type { Mapping } from './mapping';

/** A value of a row and the column it stands in. */
export interface Cell {
  column: string;
  value: unknown;
}

/** A row, asked by field. Empty values, `null` and their spellings count as absent. */
export interface Cells {
  /** Every value of a field, the first choice first; only those that `fits` accepts. */
  all(field: Field, fits?: (value: unknown) => boolean): Cell[];
  first(field: Field, fits?: (value: unknown) => boolean): Cell | null;
  /** The first value that is a text or a number, as trimmed text. */
  text(field: Field, fits?: (value: unknown) => boolean): string | null;
  /** Columns that nobody has asked for. */
  unused(): string[];
}

const ABSENT = /^(|null|none|nil|n\/?a|-+|undefined|tbc|tba|unknown)$/i;
const DEEPEST = 3;

/** Opens a row for questions by field. */
export function createCells(row: object, mapping: Mapping): Cells {
  const cells = new Map<string, Cell>();
  collect(row, '', 1, cells);
  const asked = new Set<string>();

  function all(field: Field, fits: (value: unknown) => boolean = () => true): Cell[] {
    const found: Cell[] = [];
    for (const key of mapping.columns[field] ?? columnsOf(field)) {
      asked.add(key);
      const cell = cells.get(key);
      if (cell && !isAbsent(cell.value) && fits(cell.value)) found.push(cell);
    }
    const value = mapping.defaults[field];
    if (found.length === 0 && value !== undefined) found.push({ column: `mapping.${field}`, value });
    return found;
  }

  /** A column is asked for by its own name, or with the object that it is in. */
  function isAsked(key: string): boolean {
    for (let end = key.length; end > 0; end = key.lastIndexOf('.', end - 1)) {
      if (asked.has(key.slice(0, end))) return true;
    }
    return false;
  }

  const first: Cells['first'] = (field, fits) => all(field, fits)[0] ?? null;
  return {
    all,
    first,
    text: (field, fits) =>
      textOf(first(field, (value) => textOf(value) !== null && (fits?.(value) ?? true))?.value),
    unused: () =>
      [...cells]
        .filter(([key]) => !isAsked(key))
        .filter(([, { value }]) => !isPlainObject(value))
        .map(([, { column }]) => column),
  };
}

/** A text or a number as trimmed text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

function collect(row: object, prefix: string, depth: number, cells: Map<string, Cell>): void {
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    const column = prefix + name;
    const key = comparable(column);
    if (!cells.has(key)) cells.set(key, { column, value });
    if (depth < DEEPEST && isPlainObject(value)) collect(value, `${column}.`, depth + 1, cells);
  }
}

function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && ABSENT.test(value.trim());
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
