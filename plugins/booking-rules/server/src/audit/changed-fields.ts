import type { FieldChange } from '../../../contracts/audit';
import { isEntry, formatValue, type Fields, type FieldsOf } from './format-value';

/** As much of a value as a row keeps. */
const LONGEST_VALUE = 160;
/** Of what two long texts have in common before they differ, as much is kept. */
const KEPT_BEFORE = 24;
const MOST_FIELDS = 40;

/** Kept by Strapi for every document, or nobody's business. */
const PASSED_OVER = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

/** The fields whose changes are told: what editors write, and nothing secret. */
export function toldFields(attributes: Fields): Fields {
  const told = Object.entries(attributes).filter(
    ([name, { type }]) => type !== 'password' && !PASSED_OVER.has(name),
  );
  return Object.fromEntries(told);
}

/** The fields in which two versions of a document differ, each with what it was and became. */
export function changedFields(
  fields: Fields,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
  fieldsOf: FieldsOf,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const [then, now] = [before?.[name] ?? null, after?.[name] ?? null];
    const [old, fresh] = [formatValue(field, then, fieldsOf), formatValue(field, now, fieldsOf)];
    // Words that are equal may hide another form: bold, a link, another order of the same.
    if (old === fresh && (old === null || sameContent(then, now))) continue;
    changes.push({ field: name, ...shortened(old, fresh) });
  }
  return changes.slice(0, MOST_FIELDS);
}

/** Cuts two texts to where they begin to differ. */
function shortened(
  before: string | null,
  after: string | null,
): { before: string | null; after: string | null } {
  const longest = Math.max(before?.length ?? 0, after?.length ?? 0);
  if (longest <= LONGEST_VALUE) return { before, after };
  let common = 0;
  while (common < longest && before?.[common] === after?.[common]) common += 1;
  const from =
    before === null || after === null || common === longest ? 0 : Math.max(0, common - KEPT_BEFORE);
  const cut = (text: string | null): string | null => {
    if (text === null) return null;
    const piece = text.slice(from, from + LONGEST_VALUE);
    return `${from > 0 ? '…' : ''}${piece}${from + LONGEST_VALUE < text.length ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}

const sameContent = (a: unknown, b: unknown): boolean => JSON.stringify(bare(a)) === JSON.stringify(bare(b));

/** Without the ids and instants that Strapi gives every part anew. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isEntry(value)) return value;
  if (typeof value['documentId'] === 'string') return value['documentId'];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !PASSED_OVER.has(key) && part !== null)
      .map(([key, part]) => [key, bare(part)]),
  );
}
