/** A form of the content manager as it stands, with what its document said when it was read. */
export interface EditedForm {
  values: Readonly<Record<string, unknown>>;
  document: Readonly<Record<string, unknown>>;
}

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

export function textIn({ values }: EditedForm, field: string): string | null {
  const value = values[field];
  return typeof value === 'string' ? value : null;
}

export function numberIn({ values }: EditedForm, field: string): number | null {
  const value = values[field];
  return typeof value === 'number' ? value : null;
}

/** The parts of a list: components, pictures, blocks. A single one is a list of one. */
export function partsIn({ values }: EditedForm, field: string): Entry[] {
  const value = values[field];
  return (Array.isArray(value) ? value : [value]).filter(isEntry);
}

/**
 * Whether a relation leads anywhere. The form holds what was picked and dropped since it was opened, the document
 * how many there were.
 */
export function hasRelated({ values, document }: EditedForm, field: string): boolean {
  const [before, edited] = [document[field], values[field]];
  const stored = isEntry(before) && typeof before['count'] === 'number' ? before['count'] : 0;
  const changes = (key: string): number => {
    const list = isEntry(edited) ? edited[key] : null;
    return Array.isArray(list) ? list.length : 0;
  };
  return stored + changes('connect') - changes('disconnect') > 0;
}
