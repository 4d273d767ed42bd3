import { listingOf, type Listing } from '../../../shared/listing/listing';
import type {
  AvailabilityBitmap,
  AvailabilityBitmaps,
} from '../../../shared/domain/restrictions/availability-bitmap';
import type { Language } from '../../../shared/format/language';
import type { Extra } from '../../../shared/domain/pricing/extra';
import type { Promotion } from '../../../shared/domain/pricing/promotion';
import type { PropertyPolicies } from '../../../shared/domain/restrictions/rules';
import { createYielder } from '../platform/yield-to-event-loop';
import type { Packed } from './packed';
import type { BookingMode } from '../records/documents';
import type {
  ApartmentCard,
  ApartmentContent,
  ApartmentRecord,
  Records,
  Welcomes,
} from './reading/inventory-records';

/** A published apartment with its rules, ready for searches and quotes. */
export interface InventoryItem {
  documentId: string;
  listing: Listing;
  /** Its taken nights, live: the same object as in its listing. */
  nights: AvailabilityBitmap;
  card: ApartmentCard;
  cover: ApartmentRecord['cover'];
  content: Packed<ApartmentContent>;
  beds: number;
  checkInMethod: ApartmentRecord['checkInMethod'];
  updatedAt: string;
  /** Slugs, in the order in which its page names them. */
  amenities: ReadonlySet<string>;
  featured: boolean;
  bookingMode: BookingMode;
  welcomes: Welcomes;
}

/** Everything that decides about stays, as of one moment. Only the taken nights stay live. */
export interface Inventory {
  policies: PropertyPolicies;
  /** The languages that guests are offered, English first. */
  languages: readonly Language[];
  /** What can be booked beside a stay, in the order in which it is shown. */
  extras: readonly Extra[];
  /** By public id, in the order of the ids. */
  entries: ReadonlyMap<string, InventoryItem>;
  /** The taken nights of all entries. */
  sheet: AvailabilityBitmaps;
  /** By code, normalised with `normalizeCode`. */
  promotions: ReadonlyMap<string, Promotion>;
}

/** The taken nights, which all snapshots share. */
export interface LivingNights {
  sheet: AvailabilityBitmaps;
  of(apartmentId: string): AvailabilityBitmap;
}

/** Makes a snapshot of what was read, yielding to requests meanwhile. */
export async function makeInventory(records: Records, living: LivingNights): Promise<Inventory> {
  const apartments = [...records.apartments.values()];
  return snapshotOf(records, living, inOrder(await makeEntries(records, apartments, living)));
}

/**
 * The next snapshot when only some apartments have changed: it keeps the entries of all others, and looks at none of
 * them.
 * @param changed public ids of apartments that were added, removed or changed, or whose rules were
 * @param reread documentIds of apartments that were read again: all that were added are among them
 */
export async function nextInventory(
  previous: Inventory,
  records: Records,
  { changed, reread }: { changed: ReadonlySet<string>; reread: ReadonlySet<string> },
  living: LivingNights,
): Promise<Inventory> {
  const known = [...changed].flatMap((apartmentId) => previous.entries.get(apartmentId)?.documentId ?? []);
  const apartments = [...new Set([...known, ...reread])].flatMap((id) => records.apartments.get(id) ?? []);
  const made = await makeEntries(records, apartments, living);
  const entries = new Map(previous.entries);
  let isAdded = false;
  for (const apartmentId of changed) {
    const entry = made.get(apartmentId);
    isAdded ||= entry !== undefined && !entries.has(apartmentId);
    if (entry) entries.set(apartmentId, entry);
    else entries.delete(apartmentId);
  }
  return snapshotOf(records, living, isAdded ? inOrder(entries) : entries);
}

function snapshotOf(
  { policies, languages, extras, promotions }: Records,
  { sheet }: LivingNights,
  entries: Inventory['entries'],
): Inventory {
  return {
    policies,
    languages,
    extras,
    sheet,
    entries,
    promotions: new Map([...promotions.values()].map((promotion) => [promotion.code, promotion])),
  };
}

/** By the code units of the public id, which also breaks ties in a search. */
function inOrder(entries: Map<string, InventoryItem>): Inventory['entries'] {
  let last = '';
  for (const apartmentId of entries.keys()) {
    if (apartmentId < last) return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    last = apartmentId;
  }
  return entries;
}

async function makeEntries(
  { policies, seasons, overrides }: Records,
  apartments: readonly ApartmentRecord[],
  living: LivingNights,
): Promise<Map<string, InventoryItem>> {
  const yieldTurn = createYielder();
  const allSeasons = [...seasons.values()];
  const overrideOf = new Map([...overrides.values()].map(({ apartmentId, nights }) => [apartmentId, nights]));
  const entries = new Map<string, InventoryItem>();
  for (const record of apartments) {
    const { apartmentId } = record.rules;
    const rules = { ...record.rules, minimumStayOverride: overrideOf.get(apartmentId) ?? null };
    const nights = living.of(apartmentId);
    const listing = listingOf(rules, policies, allSeasons, nights);
    const { documentId, card, cover, content, beds, checkInMethod, updatedAt } = record;
    const { amenities, featured, bookingMode, welcomes } = record;
    entries.set(apartmentId, {
      documentId,
      listing,
      nights,
      card,
      cover,
      content,
      beds,
      checkInMethod,
      updatedAt,
      amenities,
      featured,
      bookingMode,
      welcomes,
    });
    await yieldTurn();
  }
  return entries;
}
