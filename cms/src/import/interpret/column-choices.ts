import type { RawRow } from '../read/source-file';
import {
  cellsOf,
  columnsOf,
  comparable,
  FIELDS,
  isPlainObject,
  textOf,
  type Field,
  type Mapping,
} from './columns';

/** A column of a file, with what its name says to the import. */
export interface FileColumn {
  column: string;
  /** The fields that are read from it; none for a column that nobody asks for. */
  fields: Field[];
  /** What some of its rows say. */
  samples: string[];
}

/** More columns than these are understood by their names, and not shown. */
const MOST_COLUMNS = 200;
const MOST_SAMPLES = 3;
const MOST_SHOWN = 60;

/** The columns of a file in the order in which they appear, those within objects with a dot. */
export async function columnsIn(rows: AsyncIterable<RawRow>): Promise<FileColumn[]> {
  const found = new Map<string, FileColumn>();
  for await (const { value } of rows) {
    if (!isPlainObject(value)) continue;
    for (const [key, cell] of cellsOf(value)) {
      const fields = fieldsOf(key);
      // An object is shown by its parts, unless it is read as a whole.
      if (isPlainObject(cell.value) && fields.length === 0) continue;
      const known = found.get(key);
      if (!known && found.size === MOST_COLUMNS) continue;
      const column = known ?? { column: cell.column, fields, samples: [] };
      found.set(key, column);
      addSample(column, cell.value);
    }
  }
  return [...found.values()];
}

function addSample({ samples }: FileColumn, value: unknown): void {
  if (samples.length === MOST_SAMPLES) return;
  const text =
    typeof value === 'object' && value !== null ? JSON.stringify(value) : (textOf(value) ?? wordOf(value));
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
  if (shown !== '' && !samples.includes(shown)) samples.push(shown);
}

const wordOf = (value: unknown): string => (typeof value === 'boolean' ? String(value) : '');

/** The fields that are looked for in a column of this name. */
const fieldsOf = (key: string): Field[] => FIELDS.filter((field) => columnsOf(field).includes(key));

/** What a manager has said of a file: the field of a column, or null to leave it out. */
export type ColumnChoices = Readonly<Record<string, Field | null>>;

/** What columns mean: as a manager has chosen, and by their names for those that nobody has said anything about. */
export function mappingOf(choices: ColumnChoices, defaults: Mapping['defaults']): Mapping {
  const chosen = new Map(Object.entries(choices).map(([column, field]) => [comparable(column), field]));
  const columns = FIELDS.map((field): [Field, string[]] => [
    field,
    [
      ...[...chosen].filter(([, wanted]) => wanted === field).map(([key]) => key),
      ...columnsOf(field).filter((key) => !chosen.has(key)),
    ],
  ]);
  return { columns: Object.fromEntries(columns) as Mapping['columns'], defaults };
}

export const isField = (text: string): text is Field => FIELDS.some((field) => field === text);
