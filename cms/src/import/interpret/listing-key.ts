import type { Columns } from './columns';
import type { Issues } from './listing-draft';

/** As the document's schema has them. */
const MOST_KEY = 80;
const MOST_ID = 80;
const IN_POWERS_OF_TEN = /^\d+([.,]\d+)?e\+?\d+$/i;

/**
 * By which a later run recognises the row: its id, else its slug, holiday-home permit or name, which is said.
 * null when an id is there but damaged.
 */
export function keyOf(columns: Columns, permit: string | null, name: string, issues: Issues): string | null {
  const cell = columns.first('id');
  const id = columns.text('id');
  if (cell && id !== null) {
    const isRounded = typeof cell.value === 'number' && !Number.isSafeInteger(cell.value);
    if (isRounded || IN_POWERS_OF_TEN.test(id)) {
      issues.refuse(`The id ${id} has lost its last digits (a spreadsheet does this): give it as text.`);
      return null;
    }
    if (id.length > MOST_KEY) {
      issues.refuse(`The id has ${id.length} characters, more than ${MOST_KEY}.`);
      return null;
    }
    return id;
  }
  const slug = columns.text('slug');
  const [key, what] =
    slug !== null ? [slug, 'slug'] : permit !== null ? [permit, 'permit'] : [slugOf(name), 'name'];
  issues.fixed('id', `none given: later runs recognise the row by its ${what}, "${key}"`);
  return key.slice(0, MOST_KEY);
}

/** Lower-case words and hyphens, as public ids are written; empty when nothing Latin is in the text. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.length <= MOST_ID
    ? slug
    : slug
        .slice(0, MOST_ID + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MOST_ID);
}
