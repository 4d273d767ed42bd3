import { z } from 'zod';
import { comparable, type Field, FIELDS } from './columns';
import { UnusableInput } from '../read/source-file';

const names = z.enum(FIELDS as [Field, ...Field[]]);
const file = z.strictObject({
  columns: z
    .partialRecord(names, z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]))
    .default({}),
  defaults: z.partialRecord(names, z.union([z.string(), z.number(), z.boolean()])).default({}),
});

/** Columns named by the operator in place of the usual ones, and values for what rows leave out. */
export interface Mapping {
  /** In comparable form. */
  columns: Partial<Record<Field, string[]>>;
  defaults: Partial<Record<Field, string | number | boolean>>;
}

export const NO_MAPPING: Mapping = { columns: {}, defaults: {} };

/**
 * Reads a mapping file: `{ "columns": { field: column or columns }, "defaults": { field: value } }`.
 * @throws UnusableInput naming what is wrong in it
 */
export function readMapping(text: string): Mapping {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnusableInput(`The mapping is not valid JSON: ${String(error)}.`, { cause: error });
  }
  const parsed = file.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
    throw new UnusableInput(`The mapping: ${problems.join('; ')}. Fields are ${FIELDS.join(', ')}.`);
  }
  const columns = Object.entries(parsed.data.columns).map(([field, column]) => [
    field,
    [column].flat().map(comparable),
  ]);
  return {
    columns: Object.fromEntries(columns) as Mapping['columns'],
    defaults: parsed.data.defaults,
  };
}
