import { compileRules, type CompiledRules } from '../../../shared/compiled-rules';
import type { Photo } from '../../../shared/contracts/photo';
import type { StayOffer } from '../../../shared/contracts/stays';
import { listingOf, type Listing } from '../../../shared/listing';
import type { NightBits, NightSheet } from '../../../shared/night-bits';
import type { Promotion } from '../../../shared/promotion';
import type { HouseRules } from '../../../shared/rules';
import { createBreath } from './breath';
import type { ApartmentDocument, BookingMode } from './documents';
import type { ApartmentRecord, Records } from './records';

/** What lists show of an apartment, before dates give it a price. */
export type ApartmentCard = Omit<StayOffer, 'total' | 'nights' | 'from' | 'currency'>;

/** What the page of an apartment says and shows beside that. */
export interface ApartmentContent extends Pick<
  ApartmentDocument,
  'updatedAt' | 'summary' | 'description' | 'address' | 'permitNumber' | 'beds' | 'area'
> {
  photos: Photo[];
  stayDetails: NonNullable<ApartmentDocument['stayDetails']>;
}

/** A published apartment with its rules, ready to be asked. */
export interface CatalogueEntry {
  documentId: string;
  listing: Listing;
  /** Its rules for quick answers; null when only the rules themselves can answer. */
  compiled: CompiledRules | null;
  /** Its live taken nights, those of the listing. */
  nights: NightBits;
  card: ApartmentCard;
  content: ApartmentContent;
  /** Slugs, in the order in which its page names them. */
  amenities: ReadonlySet<string>;
  featured: boolean;
  bookingMode: BookingMode;
}

/** Everything that decides about stays, as it stood at one moment. Taken nights alone go on living. */
export interface Snapshot {
  house: HouseRules;
  /** By public id, in its order. */
  entries: ReadonlyMap<string, CatalogueEntry>;
  /** The taken nights of all entries. */
  sheet: NightSheet;
  /** By code in the form of `normalizeCode`. */
  promotions: ReadonlyMap<string, Promotion>;
}

/** Where the taken nights live that all snapshots share. */
export interface LivingNights {
  sheet: NightSheet;
  of(apartmentId: string): NightBits;
}

/** Makes a snapshot of what was read, letting requests through meanwhile. */
export async function makeSnapshot(records: Records, living: LivingNights): Promise<Snapshot> {
  const apartments = [...records.apartments.values()];
  return snapshotOf(records, living, await makeEntries(records, apartments, living));
}

/**
 * The snapshot that follows another one when only some apartments have changed: the entries of all others
 * are taken over.
 * @param changed public ids of apartments that are new, gone or changed, or whose rules are
 */
export async function nextSnapshot(
  previous: Snapshot,
  records: Records,
  changed: ReadonlySet<string>,
  living: LivingNights,
): Promise<Snapshot> {
  const apartments = [...records.apartments.values()];
  const made = await makeEntries(
    records,
    apartments.filter(({ rules }) => changed.has(rules.apartmentId)),
    living,
  );
  const entries = new Map(previous.entries);
  for (const apartmentId of changed) {
    const entry = made.get(apartmentId);
    if (entry) entries.set(apartmentId, entry);
    else entries.delete(apartmentId);
  }
  return snapshotOf(records, living, entries);
}

function snapshotOf(
  { house, promotions }: Records,
  { sheet }: LivingNights,
  entries: Map<string, CatalogueEntry>,
): Snapshot {
  return {
    house,
    sheet,
    entries: inOrder(entries),
    promotions: new Map([...promotions.values()].map((promotion) => [promotion.code, promotion])),
  };
}

/** By the code units of the public id, which is the order of ties in a search. */
function inOrder(entries: Map<string, CatalogueEntry>): ReadonlyMap<string, CatalogueEntry> {
  let last = '';
  for (const apartmentId of entries.keys()) {
    if (apartmentId < last) return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    last = apartmentId;
  }
  return entries;
}

async function makeEntries(
  { house, seasons, overrides }: Records,
  apartments: readonly ApartmentRecord[],
  living: LivingNights,
): Promise<Map<string, CatalogueEntry>> {
  const breath = createBreath();
  const allSeasons = [...seasons.values()];
  const overrideOf = new Map([...overrides.values()].map(({ apartmentId, nights }) => [apartmentId, nights]));
  const entries = new Map<string, CatalogueEntry>();
  for (const record of apartments) {
    const { apartmentId } = record.rules;
    const rules = { ...record.rules, minimumStayOverride: overrideOf.get(apartmentId) ?? null };
    const nights = living.of(apartmentId);
    const listing = listingOf(rules, house, allSeasons, nights);
    const { documentId, card, content, amenities, featured, bookingMode } = record;
    const compiled = compileRules(listing);
    entries.set(apartmentId, {
      documentId,
      listing,
      compiled,
      nights,
      card,
      content,
      amenities,
      featured,
      bookingMode,
    });
    await breath();
  }
  return entries;
}
