import type { Core } from '@strapi/strapi';
import type { StayOffer } from '../../../shared/contracts/stays';
import { listingOf, type Listing } from '../../../shared/listing';
import { photoOf } from '../../../shared/photo';
import { normalizeCode, type Promotion } from '../../../shared/promotion';
import type { HouseRules } from '../../../shared/rules';
import type { Day } from '../../../shared/stay';
import {
  UIDS,
  type ApartmentDocument,
  type BookingMode,
  type MinimumStayOverrideDocument,
  type PromotionDocument,
  type SeasonDocument,
  type SiteSettingDocument,
} from './documents';
import { houseRulesOf, listingRulesOf, promotionOf, seasonOf } from './rules-of';

/** How many of an apartment's pictures its card in a list carries. */
const CARD_PHOTOS = 4;

/** What lists show of an apartment, before dates give it a price. */
export type ApartmentCard = Omit<StayOffer, 'total' | 'nights' | 'from' | 'currency'>;

/** A published apartment with its rules, ready to be asked. */
export interface CatalogueEntry {
  documentId: string;
  listing: Listing;
  card: ApartmentCard;
  amenities: ReadonlySet<string>;
  featured: boolean;
  bookingMode: BookingMode;
}

/** Everything that decides about stays, as it stood at one moment. */
export interface Snapshot {
  house: HouseRules;
  /** By public id. */
  entries: ReadonlyMap<string, CatalogueEntry>;
  /** By code in the form of `normalizeCode`. */
  promotions: ReadonlyMap<string, Promotion>;
}

/** Reads a snapshot; `takenOf` gives the live set of an apartment's taken nights. */
export async function readSnapshot(
  strapi: Core.Strapi,
  takenOf: (apartmentId: string) => ReadonlySet<Day>,
): Promise<Snapshot> {
  const [apartments, overrides, setting, minimumStay, seasonDocuments, promotionDocuments, uses] =
    await Promise.all([
      read<ApartmentDocument[]>(
        strapi.documents(UIDS.apartment).findMany({
          status: 'published',
          populate: { district: true, amenities: true, photos: true },
          sort: 'apartmentId:asc',
        }),
      ),
      read<MinimumStayOverrideDocument[]>(
        strapi.documents(UIDS.minimumStayOverride).findMany({ populate: { apartment: true } }),
      ),
      read<SiteSettingDocument | null>(
        strapi
          .documents(UIDS.siteSetting)
          .findFirst({ populate: { fees: true, lengthOfStayDiscounts: true, cancellationTiers: true } }),
      ),
      read<{ days: number } | null>(strapi.documents(UIDS.minimumStay).findFirst()),
      read<SeasonDocument[]>(strapi.documents(UIDS.season).findMany({ populate: { apartments: true } })),
      read<PromotionDocument[]>(
        strapi.documents(UIDS.promotion).findMany({ populate: { apartments: true } }),
      ),
      countUses(strapi),
    ]);
  const house = houseRulesOf(setting, minimumStay?.days ?? null);
  const seasons = seasonDocuments.map(seasonOf);
  const overrideOf = new Map(overrides.map((row) => [row.apartment?.apartmentId, row.minimumStay]));
  const entries = new Map<string, CatalogueEntry>();
  for (const apartment of apartments) {
    const rules = listingRulesOf(apartment, overrideOf.get(apartment.apartmentId) ?? null);
    entries.set(apartment.apartmentId, {
      documentId: apartment.documentId,
      listing: listingOf(rules, house, seasons, takenOf(apartment.apartmentId)),
      card: cardOf(apartment),
      amenities: new Set(apartment.amenities.map(({ slug }) => slug)),
      featured: apartment.featured ?? false,
      bookingMode: apartment.bookingMode,
    });
  }
  const promotions = promotionDocuments.map((document) =>
    promotionOf(document, uses.get(normalizeCode(document.code)) ?? 0),
  );
  return { house, entries, promotions: new Map(promotions.map((promotion) => [promotion.code, promotion])) };
}

/** The documents service types its answers by generated types, which a plugin does not have. */
async function read<T>(answer: Promise<unknown>): Promise<T> {
  return (await answer) as T;
}

function cardOf(apartment: ApartmentDocument): ApartmentCard {
  const { apartmentId, name, district, bedrooms, bathrooms, capacity, latitude, longitude } = apartment;
  return {
    apartmentId,
    name,
    district: district ? { slug: district.slug, name: district.name } : { slug: '', name: '' },
    bedrooms,
    bathrooms,
    capacity,
    photos: (apartment.photos ?? []).slice(0, CARD_PHOTOS).map((photo) => photoOf(photo, name)),
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

/** Reservations that stand, by the code they were made with. */
async function countUses(strapi: Core.Strapi): Promise<Map<string, number>> {
  const { tableName } = strapi.db.metadata.get(UIDS.reservation);
  const rows: { code: string; uses: number | string }[] = await strapi.db
    .connection(tableName)
    .whereNotNull('promotion_code')
    .whereNotIn('state', ['cancelled', 'expired'])
    .groupBy('promotion_code')
    .select('promotion_code as code')
    .count({ uses: '*' });
  return new Map(rows.map(({ code, uses }) => [normalizeCode(code), Number(uses)]));
}
