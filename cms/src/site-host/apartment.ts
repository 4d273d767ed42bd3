import type { Core } from '@strapi/strapi';
import type { CatalogueEntry } from 'booking-rules/services';
import { fromRate } from 'booking-rules/shared/from-rate';
import { minimumNightsAsARule } from 'booking-rules/shared/minimum-stay';
import { photoOf, type StoredPicture } from 'booking-rules/shared/photo';
import { dubaiDay } from 'booking-rules/shared/stay';
import { paragraphsOf } from './paragraphs';
import type { Amenity, Apartment, StayDetail } from './site-types';

interface ApartmentContent {
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

/** The page of a published apartment, without the similar ones; null when it has just been taken off. */
export async function readApartment(
  strapi: Core.Strapi,
  { documentId, card, listing, bookingMode }: CatalogueEntry,
): Promise<Omit<Apartment, 'similar'> | null> {
  const document: unknown = await strapi.documents('api::apartment.apartment').findOne({
    documentId,
    status: 'published',
    populate: { photos: true, amenities: true, stayDetails: true },
  });
  if (!document) return null;
  const content = document as ApartmentContent;
  const { apartmentId, name, district, location, bedrooms, bathrooms, capacity } = card;
  return {
    apartmentId,
    name,
    district,
    location,
    bedrooms,
    bathrooms,
    capacity,
    summary: content.summary ?? '',
    description: paragraphsOf(content.description ?? ''),
    address: content.address,
    beds: content.beds,
    area: content.area,
    photos: (content.photos ?? []).map((photo) => photoOf(photo, name)),
    amenities: content.amenities.map(({ slug, name: label, group }) => ({ slug, name: label, group })),
    stayDetails: (content.stayDetails ?? []).map(({ slug, label }) => ({ slug, label })),
    bookingMode,
    permitNumber: content.permitNumber,
    from: fromRate(listing, dubaiDay(new Date())),
    deposit: listing.rules.deposit,
    minimumStay: minimumNightsAsARule(listing),
  };
}
