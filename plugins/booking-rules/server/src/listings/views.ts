import type {
  Listing,
  ListingArrival,
  ListingFields,
  ListingLine,
  ListingPhoto,
  ListingRoom,
} from '../../../contracts/setup/listings';
import type { Day } from '../../../shared/domain/stay';
import { factsOf, placesOf, type StoredRoom } from '../../../shared/listing/home';
import { listingReadiness } from '../../../shared/listing/listing-readiness';
import { photoOf, type StoredPicture } from '../../../shared/listing/photo';
import { STAY_DETAIL_ICONS, type StayDetailSlug } from '../../../shared/listing/stay-detail';
import type { ApartmentDocument, StoredArrival } from '../records/documents';

/** What is read of an apartment for its form and for the list. */
export const FORM_PARTS = {
  ...{ photos: true, district: { fields: ['slug', 'name'] }, amenities: { fields: ['slug'] } },
  stayDetails: true,
  rooms: { populate: { beds: true, photos: { fields: ['url'] } } },
  nearby: true,
  arrival: { populate: { steps: { populate: ['picture'] } } },
};

/** A draft may lack what it cannot be published without. */
type Draft = Omit<ApartmentDocument, 'nightlyRate'> & { nightlyRate: number | null };

/** A draft as its form shows it. @param published when it was last published; null for never */
export function listingOfDraft(draft: Draft, published: string | null, minimumStay: number | null): Listing {
  return {
    documentId: draft.documentId,
    apartmentId: draft.apartmentId,
    state: stateOf(draft, published),
    values: valuesOf(draft, minimumStay),
    photos: (draft.photos ?? []).map(listingPhoto),
    stepPhotos: (draft.arrival?.steps ?? []).flatMap(({ picture }) =>
      picture ? [listingPhoto(picture)] : [],
    ),
  };
}

/** The same as one line of the list. */
export function lineOfDraft(draft: Draft, published: string | null, today: Day): ListingLine {
  const [cover] = draft.photos ?? [];
  return {
    documentId: draft.documentId,
    apartmentId: draft.apartmentId,
    name: draft.name,
    area: draft.district?.name ?? null,
    photo: cover ? listingPhoto(cover).url : null,
    state: stateOf(draft, published),
    openForBooking: draft.openForBooking,
    missing: missingOf(draft, today),
  };
}

function stateOf({ updatedAt }: Draft, published: string | null): Listing['state'] {
  if (published === null) return 'draft';
  return Date.parse(published) >= Date.parse(updatedAt) ? 'published' : 'changed';
}

function valuesOf(draft: Draft, minimumStay: number | null): ListingFields {
  return {
    ...{ name: draft.name, summary: draft.summary ?? '', description: draft.description ?? '' },
    ...{ district: draft.district?.documentId ?? null, address: draft.address ?? '' },
    ...{ latitude: draft.latitude, longitude: draft.longitude, grade: draft.grade },
    ...{ bedrooms: draft.bedrooms, bathrooms: draft.bathrooms, beds: draft.beds },
    ...{ capacity: draft.capacity, area: draft.area },
    photos: (draft.photos ?? []).map(({ id }) => id),
    amenities: draft.amenities.map(({ documentId }) => documentId),
    houseRules: (draft.stayDetails ?? []).flatMap(({ slug, label }) =>
      isRule(slug) ? [{ slug, label }] : [],
    ),
    // As the inventory reads a draft that says neither.
    childrenWelcome: draft.childrenWelcome !== false,
    petsWelcome: draft.petsWelcome === true,
    rooms: (draft.rooms ?? []).map(listingRoom),
    ...factsOf(draft),
    nearby: placesOf(draft.nearby),
    arrival: arrivalOf(draft.arrival ?? null),
    nightlyRate: draft.nightlyRate,
    weekendRate: draft.weekendRate,
    ...{ cleaningFee: draft.cleaningFee ?? 0, deposit: draft.deposit ?? 0, minimumStay },
    ...{ permitNumber: draft.permitNumber ?? '', permitExpiry: draft.permitExpiry ?? null },
    ...{ bookingMode: draft.bookingMode, openForBooking: draft.openForBooking },
  };
}

function arrivalOf(arrival: StoredArrival | null): ListingArrival {
  return {
    ...{ address: arrival?.address ?? '', directions: arrival?.directions ?? '' },
    steps: (arrival?.steps ?? []).map(({ text, picture }) => ({ text, picture: picture?.id ?? null })),
    ...{ doorCode: arrival?.doorCode ?? '', wifiName: arrival?.wifiName ?? '' },
    ...{ wifiPassword: arrival?.wifiPassword ?? '', manual: arrival?.manual ?? '' },
  };
}

const isRule = (slug: string): slug is StayDetailSlug => Object.hasOwn(STAY_DETAIL_ICONS, slug);

function listingRoom({ kind, name, beds, photos }: StoredRoom): ListingRoom {
  return {
    ...{ kind, name: name ?? '' },
    beds: (beds ?? []).map((bed) => ({ kind: bed.kind, count: bed.count })),
    photos: (photos ?? []).map(({ id }) => id),
  };
}

function listingPhoto(picture: StoredPicture & { id: number }): ListingPhoto {
  const { sizes, src } = photoOf(picture, '');
  return { id: picture.id, url: sizes[0]?.src ?? src, alternativeText: picture.alternativeText ?? '' };
}

/** How much a draft lacks before it should be published. */
function missingOf(draft: Draft, today: Day): number {
  const { district, amenities, stayDetails } = draft;
  const notes = listingReadiness(
    {
      ...draft,
      photos: (draft.photos ?? []).map(({ alternativeText = null }) => ({ alternativeText })),
      permitExpiry: draft.permitExpiry ?? null,
      hasArea: district !== null,
      hasAmenities: amenities.length > 0,
      stayDetails: (stayDetails ?? []).map(({ slug }) => slug),
    },
    today,
  );
  return notes.filter(({ kind }) => kind === 'missing').length;
}
