import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { usualMinimumStay } from 'booking-rules/shared/domain/restrictions/restrictions';
import { toldPolicy } from 'booking-rules/shared/explain/line-label';
import { cancellationPolicyOf } from 'booking-rules/shared/listing/listing';
import {
  factsOf,
  placesOf,
  roomsOf,
  type HomeFacts,
  type PlaceNearby,
  type StoredRoom,
} from 'booking-rules/shared/listing/home';
import { cardPhotos, photoOf, type StoredPicture } from 'booking-rules/shared/listing/photo';
import type { LocalContent } from '../content/local-content';
import { toldIn } from '../content/translations';
import { type ApartmentTexts, localArea, similarTo, textsOf } from './apartment';
import type { Apartment } from '../site-types';

type Draft = Omit<ApartmentTexts, 'photos' | 'rooms' | 'facts' | 'nearby'> &
  HomeFacts &
  Pick<Apartment, 'apartmentId' | 'bedrooms' | 'bathrooms' | 'capacity' | 'bookingMode'> & {
    photos: (StoredPicture & { id: number })[] | null;
    rooms: StoredRoom[] | null;
    nearby: PlaceNearby[] | null;
    district: { slug: string; name: string } | null;
    latitude: number | null;
    longitude: number | null;
    nightlyRate: number | null;
    deposit: number | null;
    maximumStay: number | null;
  };

/** An apartment as an editor has left it, before it is published; null when it is gone. */
export async function readDraftApartment(
  strapi: Core.Strapi,
  documentId: string,
  local: LocalContent,
): Promise<Apartment | null> {
  const document: unknown = await strapi.documents('api::apartment.apartment').findOne({
    documentId,
    status: 'draft',
    populate: {
      ...{ photos: true, amenities: true, stayDetails: true, nearby: true },
      rooms: { populate: { beds: true, photos: { fields: ['url'] } } },
      district: { fields: ['slug', 'name'] },
    },
  });
  if (!document) return null;
  const draft = document as Draft;
  const { apartmentId, bedrooms, bathrooms, capacity, bookingMode, maximumStay } = draft;
  const { latitude, longitude, district } = draft;
  // What guests see of it now, if anything: the rules that stand beside the document hold for the draft too.
  const { inventory, stays } = engineOf(strapi);
  const entry = inventory.find(documentId);
  const { policies } = inventory.current();
  const texts = {
    ...draft,
    name: draft.name || 'Untitled',
    photos: (draft.photos ?? []).map((photo) => photoOf(photo, draft.name)),
    rooms: roomsOf(
      draft.rooms,
      (draft.photos ?? []).map(({ id }) => id),
    ),
    facts: factsOf(draft),
    nearby: placesOf(draft.nearby),
    amenities: draft.amenities.map(
      (amenity) => local.amenities.find(({ slug }) => slug === amenity.slug) ?? amenity,
    ),
  };
  return {
    ...toldIn(local.translations, 'apartments', documentId, local.language, (words) => textsOf(texts, words)),
    apartmentId,
    bedrooms,
    bathrooms,
    capacity,
    bookingMode,
    district: district ? localArea(district, local) : { slug: '', name: '' },
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    ...(entry ? stays.fromPriceOf(entry, new Date()) : unknownFrom(draft.nightlyRate ?? 0)),
    deposit: draft.deposit ?? 0,
    cancellation: toldPolicy(entry ? cancellationPolicyOf(entry.listing) : policies.cancellation),
    minimumStay: entry ? usualMinimumStay(entry.listing) : 1,
    maximumStay: maximumStay ?? policies.maximumStay,
    similar: entry
      ? similarTo(strapi, entry).map(({ card, offer }) => ({
          ...card,
          ...offer,
          photos: cardPhotos(card.photos.read()),
        }))
      : [],
  };
}

/** What nobody can book yet has no price with fees: its rate stands for it. */
function unknownFrom(rate: number) {
  return { from: rate, fromStay: { nights: 1, total: rate, checkIn: null } };
}
