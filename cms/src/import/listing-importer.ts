import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { engineOf, type ImportWork, type ListingImporter } from 'booking-rules/engine';
import type { ImportedRow } from 'booking-rules/contracts/setup/listing-imports';
import { choiceMessagesIn } from 'booking-rules/shared/format/choice-labels';
import { formatAmount } from 'booking-rules/shared/format/money';
import { importListings } from './import-listings';
import { columnsIn, isField, mappingOf } from './interpret/column-choices';
import { FIELDS } from './interpret/columns';
import { fieldLabel, importTemplate, listingFieldLabel } from './interpret/fields-in-words';
import type { DraftRoom } from './interpret/listing-draft';
import { sourceNamed, sourceOf } from './options';
import { createPictureAdder } from './pictures/add-pictures';
import { openPictureArchive, type PictureArchive } from './pictures/picture-archive';
import { readRows } from './read/read-rows';
import { UnusableInput } from './read/source-file';
import type { RowReport } from './report';

/** The import for the panel (implements ListingImporter): the same four stages as the program's. */
export const createListingImporter = (strapi: Core.Strapi): ListingImporter => ({
  fields: FIELDS.map((field) => ({ field, label: fieldLabel(field) })),
  template: async () => importTemplate(await engineOf(strapi).places.ofBusiness()),
  sourceNamed,

  read: (path, fileName) =>
    refusing(async () => {
      const rows = await readRows(path, null, fileName);
      const columns = await columnsIn(rows.rows());
      return { rows: rows.count, source: sourceOf(fileName), columns, notes: rows.notes };
    }),

  countPictures: (path) =>
    refusing(async () => {
      const archive = await openPictureArchive(path);
      archive.close();
      return archive.count;
    }),

  run: (work) => refusing(() => run(strapi, work)),
});

async function run(
  strapi: Core.Strapi,
  { list, fileName, archives: paths, folder, mapping, dryRun, onRow, signal }: ImportWork,
): Promise<string[]> {
  const rows = await readRows(list, null, fileName);
  const archives: PictureArchive[] = [];
  try {
    for (const path of paths) archives.push(await openPictureArchive(path));
    const pictures = createPictureAdder(strapi, { archives, folder, signal });
    const chosen = Object.entries(mapping.choices).filter(
      (choice): choice is [string, (typeof FIELDS)[number] | null] =>
        choice[1] === null || isField(choice[1]),
    );
    const { district, priceFrequency } = mapping.defaults;
    const defaults = { ...(district && { district }), ...(priceFrequency && { priceFrequency }) };
    const request = {
      ...{ file: fileName, source: mapping.source, rows, dryRun, pictures },
      mapping: mappingOf(Object.fromEntries(chosen), defaults),
    };
    const { notes } = await importListings(strapi, request, (report) => onRow(rowOf(report)));
    return notes;
  } finally {
    for (const archive of archives) archive.close();
  }
}

/** A file that cannot be used is the sender's mistake. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnusableInput) throw new errors.ValidationError(error.message);
    throw error;
  }
}

/** A row of the report in a manager's words. */
function rowOf({ reasons, changes, notes, ...report }: RowReport): ImportedRow {
  return {
    ...report,
    reasons: [...reasons],
    changes: changes.map(({ field, from, to }) => ({
      field: listingFieldLabel(field),
      from: valueInWords(field, from),
      to: valueInWords(field, to),
    })),
    notes: notes.map(({ kind, field, text }) => ({ kind, field: listingFieldLabel(field), text })),
  };
}

const AMOUNTS: ReadonlySet<string> = new Set(['nightlyRate', 'weekendRate', 'cleaningFee', 'deposit']);
const isRoom = (item: unknown): item is DraftRoom =>
  typeof item === 'object' && item !== null && 'beds' in item && 'kind' in item;

const LONGEST_VALUE = 300;

function valueInWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (AMOUNTS.has(field) && typeof value === 'number') return formatAmount(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = Array.isArray(value) ? value.map(itemInWords).join(', ') : itemInWords(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function itemInWords(item: unknown): string {
  if (isRoom(item)) {
    const beds = item.beds.map(({ kind, count }) => `${count} × ${choiceMessagesIn('en')[kind] ?? kind}`);
    const name = item.name === '' ? (choiceMessagesIn('en')[item.kind] ?? item.kind) : item.name;
    return beds.length === 0 ? name : `${name}: ${beds.join(' + ')}`;
  }
  if (typeof item === 'object' && item !== null && 'name' in item) return String(item.name);
  if (typeof item === 'object' && item !== null && 'label' in item) return String(item.label);
  return typeof item === 'string' || typeof item === 'number' ? String(item) : JSON.stringify(item);
}
