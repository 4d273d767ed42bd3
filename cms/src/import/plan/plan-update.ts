import type { Note } from '../interpret/listing-draft';
import { warning, type Decision, type ExistingListing, type Understood } from './decision';
import { isSame, mergeFields, type LastImport } from './merge-fields';

/** What a row means for the apartment that an earlier import made of it. */
export function update(listing: Understood, stored: ExistingListing, last: LastImport): Decision {
  const { draft, key, row, filled } = listing;
  const said = { ...draft, ...Object.fromEntries(filled.map((field) => [field, null])) };
  const { changes, conflicts, remembered } = mergeFields(said, last, stored.fields);
  const notes: Note[] = [];
  for (const { field, from, to } of conflicts) {
    notes.push(
      warning(field, `kept as edited here (${shown(from)}), although the file now says ${shown(to)}`),
    );
  }
  const isFirstPermitted = draft.publish && last.publish === false && stored.state === 'draft';
  if (!draft.publish && last.publish === true && stored.state !== 'draft') {
    notes.push(
      warning(
        'publication',
        'a new row like this would be a draft, but it is published: unpublish it in the admin panel if it must not be sold',
      ),
    );
  } else remembered.publish = draft.publish;
  if (changes.length === 0 && !isFirstPermitted) {
    return leave(listing, stored.apartmentId, isSame(remembered, last) ? null : remembered, notes);
  }
  if (stored.state === 'modified') {
    notes.push(warning('publication', 'written to the draft only, as it has unpublished changes'));
  }
  const { apartmentId, documentId, fields } = stored;
  const publish = stored.state === 'published' || isFirstPermitted;
  return {
    outcome: 'changed',
    row,
    key,
    apartmentId,
    documentId,
    name: fields.name,
    changes,
    publish,
    remembered,
    notes: [...listing.notes.filter(({ field }) => !filled.includes(field)), ...notes],
  };
}

/** Nothing is to be done, though there may be something to say. */
export function leave(
  { row, key, draft }: Understood,
  apartmentId: string,
  remembered: LastImport | null,
  notes: readonly Note[],
): Decision {
  return { outcome: 'left alone', row, key, apartmentId, name: draft.name, remembered, notes };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
