import type { Core } from '@strapi/strapi';
import { engineOf, type InventoryItem } from 'booking-rules/engine';
import { cancellationPolicyOf } from 'booking-rules/shared/listing/listing';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { fromRate } from 'booking-rules/shared/domain/pricing/from-rate';
import { maximumStayOf, usualMinimumStay } from 'booking-rules/shared/domain/restrictions/restrictions';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { currencyOfBusiness } from 'booking-rules/shared/format/money';
import { paragraphsOf } from '../content/reviews-and-faqs';
import type { Amenity, Apartment, StayDetail } from '../site-types';

/** The words and pictures of an apartment, as editors leave them. */
export interface ApartmentTexts {
  summary: string | null;
  description: string | null;
  address: string | null;
  beds: number;
  area: number | null;
  photos: Photo[];
  amenities: Amenity[];
  stayDetails: StayDetail[] | null;
  permitNumber: string | null;
}

type Texts = 'summary' | 'description' | 'address' | 'beds' | 'area' | 'photos' | 'amenities' | 'stayDetails';

/** The page of a published apartment, without the similar ones. @param amenities all that there are */
export function apartmentOf(
  { card, content, amenities: slugs, listing, bookingMode }: InventoryItem,
  amenities: readonly Amenity[],
): Omit<Apartment, 'similar'> {
  const { apartmentId, name, district, location, bedrooms, bathrooms, capacity } = card;
  const bySlug = new Map(amenities.map((amenity) => [amenity.slug, amenity]));
  return {
    ...textsOf({
      ...content,
      amenities: [...slugs].flatMap((slug) => bySlug.get(slug) ?? []),
      stayDetails: content.stayDetails as StayDetail[],
    }),
    apartmentId,
    name,
    district,
    location,
    bedrooms,
    bathrooms,
    capacity,
    bookingMode,
    from: fromRate(listing, localDay(new Date())),
    deposit: listing.rules.deposit,
    cancellation: cancellationPolicyOf(listing),
    minimumStay: usualMinimumStay(listing),
    maximumStay: maximumStayOf(listing),
  };
}

/** The words and pictures of an apartment, as its page shows them. */
export function textsOf(content: ApartmentTexts): Pick<Apartment, Texts | 'permitNumber'> {
  const { address, beds, area, permitNumber } = content;
  return {
    address,
    beds,
    area,
    permitNumber,
    summary: content.summary ?? '',
    description: paragraphsOf(content.description ?? ''),
    photos: content.photos,
    amenities: content.amenities.map(({ slug, name, group }) => ({ slug, name, group })),
    stayDetails: (content.stayDetails ?? []).map(({ slug, label, icon }) => ({ slug, label, icon })),
  };
}

const MOST = 3;

/** Other listed apartments, those of the same area first, then the nearest in size and rate. */
export function similarTo(strapi: Core.Strapi, entry: InventoryItem): Apartment['similar'] {
  const today = localDay(new Date());
  const rank = ({ card, listing }: InventoryItem): number[] => [
    Number(card.district.slug !== entry.card.district.slug),
    Math.abs(card.bedrooms - entry.card.bedrooms),
    Math.abs(listing.rules.nightlyRate - entry.listing.rules.nightlyRate),
  ];
  return [...engineOf(strapi).inventory.current().entries.values()]
    .filter((other) => other !== entry && other.listing.rules.listed)
    .map((other) => ({ other, key: rank(other) }))
    .sort((a, b) => compare(a.key, b.key))
    .slice(0, MOST)
    .map(({ other }) => ({
      ...other.card,
      currency: currencyOfBusiness(),
      from: fromRate(other.listing, today),
    }));
}

function compare(a: number[], b: number[]): number {
  return a.reduce((order, value, index) => order || value - (b[index] ?? 0), 0);
}
