import { warning, type Decision, type ExistingListings, type Understood } from './decision';
import type { Interpretation } from '../interpret/listing-draft';
import { leave, update } from './plan-update';

/** Decides row after row; each sees what those before it have claimed. */
export function createPlanner(existing: ExistingListings, source: string): (row: Interpretation) => Decision {
  const rowOfKey = new Map<string, number>();
  const rowOfPermit = new Map<string, number>();
  const claimedIds = new Set<string>();

  return (listing) => {
    if (listing.kind === 'refused') {
      const { row, key, name, reasons, notes } = listing;
      return { outcome: 'refused', row, key, name, reasons, notes };
    }
    const duplicate = duplicateOf(listing);
    if (duplicate !== null) return refuse(listing, duplicate);
    rowOfKey.set(listing.key, listing.row);
    if (listing.draft.permitNumber !== null) rowOfPermit.set(listing.draft.permitNumber, listing.row);
    const stored = existing.listings.get(listing.key);
    const last = existing.lastImports.get(listing.key);
    if (stored) return update(listing, stored, last ?? {});
    if (last) {
      const text = 'the apartment was deleted here after the last import, so it is not made again';
      return leave(listing, listing.wantedId, null, [warning('import', text)]);
    }
    return create(listing);
  };

  function duplicateOf({ key, homePermit: permit }: Understood): string | null {
    const sameKey = rowOfKey.get(key);
    if (sameKey !== undefined) return `It has the same id as row ${sameKey}, which is taken.`;
    const samePermit = permit === null ? undefined : rowOfPermit.get(permit);
    if (samePermit === undefined) return null;
    return `It has the permit ${permit} of row ${samePermit}, and a permit is for one home.`;
  }

  function create(listing: Understood): Decision {
    const { draft, wantedId, key, row, idIsGiven, homePermit: permit, notes } = listing;
    const owner = permit === null ? undefined : existing.permits.get(permit);
    if (owner !== undefined) {
      return refuse(
        listing,
        `The permit ${permit} belongs to the apartment ${owner} already. ${sameSource()}`,
      );
    }
    const known = existing.ids.get(wantedId);
    if (known && (idIsGiven || known.key === key)) {
      return refuse(listing, `There is an apartment ${wantedId} already, from elsewhere. ${sameSource()}`);
    }
    const apartmentId = freeId(wantedId, key);
    claimedIds.add(apartmentId);
    return { outcome: 'created', row, key, apartmentId, draft, notes };
  }

  function sameSource(): string {
    return `If this is the list of another import, name it with --source (here it is "${source}").`;
  }

  function freeId(wanted: string, key: string): string {
    const isFree = (id: string): boolean => !existing.ids.has(id) && !claimedIds.has(id);
    if (isFree(wanted)) return wanted;
    const suffix = key
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 24)
      .replace(/^-|-$/g, '');
    const base = wanted.slice(0, 50).replace(/-+$/, '');
    for (let count = 1; ; count += 1) {
      const id = [base, suffix, count === 1 ? '' : String(count)].filter((part) => part !== '').join('-');
      if (isFree(id)) return id;
    }
  }
}

function refuse({ row, key, draft, notes }: Understood, reason: string): Decision {
  return { outcome: 'refused', row, key, name: draft.name, reasons: [reason], notes };
}
