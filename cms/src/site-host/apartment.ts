import type { Core } from '@strapi/strapi';
import type { CatalogueEntry } from 'booking-rules/services';
import { maximumStayOf } from 'booking-rules/shared/availability';
import { fromRate } from 'booking-rules/shared/from-rate';
import { minimumNightsAsARule } from 'booking-rules/shared/minimum-stay';
import { photoOf, type StoredPicture } from 'booking-rules/shared/photo';
import { dubaiDay } from 'booking-rules/shared/stay';
import { paragraphsOf } from './paragraphs';
import type { Amenity, Apartment, StayDetail } from './site-types';

/** What is read of an apartment's document for its page. */
export const APARTMENT_CONTENT = { photos: true, amenities: true, stayDetails: true } as const;

/** The words and pictures of an apartment, as Strapi stores them. */
export interface ApartmentContent {
  name: string;
  summary: string | null;
  description: string | null;
  address: string | null;
  beds: number;
  area: number | null;
  photos: StoredPicture[] | null;
  amenities: Amenity[];
  stayDetails: StayDetail[] | null;
  permitNumber: string | null;
}

type Words = 'summary' | 'description' | 'address' | 'beds' | 'area' | 'photos' | 'amenities' | 'stayDetails';

/** The page of a published apartment, without the similar ones; null when it has just been taken off. */
export async function readApartment(
  strapi: Core.Strapi,
  { documentId, card, listing, bookingMode }: CatalogueEntry,
): Promise<Omit<Apartment, 'similar'> | null> {
  const document: unknown = await strapi.documents('api::apartment.apartment').findOne({
    documentId,
    status: 'published',
    populate: APARTMENT_CONTENT,
  });
  if (!document) return null;
  const { apartmentId, name, district, location, bedrooms, bathrooms, capacity } = card;
  return {
    ...wordsOf(document as ApartmentContent),
    apartmentId,
    name,
    district,
    location,
    bedrooms,
    bathrooms,
    capacity,
    bookingMode,
    from: fromRate(listing, dubaiDay(new Date())),
    deposit: listing.rules.deposit,
    minimumStay: minimumNightsAsARule(listing),
    maximumStay: maximumStayOf(listing),
  };
}

/** The words and pictures of an apartment, as its page shows them. */
export function wordsOf(content: ApartmentContent): Pick<Apartment, Words | 'permitNumber'> {
  const { address, beds, area, permitNumber } = content;
  return {
    address,
    beds,
    area,
    permitNumber,
    summary: content.summary ?? '',
    description: paragraphsOf(content.description ?? ''),
    photos: (content.photos ?? []).map((photo) => photoOf(photo, content.name)),
    amenities: content.amenities.map(({ slug, name, group }) => ({ slug, name, group })),
    stayDetails: (content.stayDetails ?? []).map(({ slug, label, icon }) => ({ slug, label, icon })),
  };
}
