import { formatDay } from '../format/day';
import type { MinorUnits } from '../format/money';
import { staffMessages } from '../messages/messages';
import { advice, isBlank, missing, type ReadinessNote } from './readiness';
import { isDay, type Day } from '../domain/stay';
import { permitState } from './permits';

/** As many photos a listing should have. */
export const PHOTOS_NEEDED = 8;
/** Letters below which a description tells too little. */
export const DESCRIPTION_NEEDED = 200;

/** What is looked at before an apartment is published. */
export interface ListingDraft {
  photos: readonly { alternativeText: string | null }[];
  summary: string | null;
  description: string | null;
  hasArea: boolean;
  latitude: number | null;
  longitude: number | null;
  permitNumber: string | null;
  /** Its last day. */
  permitExpiry: Day | null;
  nightlyRate: MinorUnits | null;
  hasAmenities: boolean;
  /** Slugs of its stay details. */
  stayDetails: readonly string[];
}

/** What an apartment lacks before it should be published, most needed first; nothing when it is ready. */
export function listingReadiness(draft: ListingDraft, today: Day): ReadinessNote[] {
  const say = staffMessages().listing;
  return [
    ...ofPhotos(draft),
    ...ofPlace(draft),
    ...ofPermit(draft, today),
    ...missing(!(draft.nightlyRate !== null && draft.nightlyRate > 0), 'nightlyRate', say.noRate),
    ...ofWords(draft),
    ...ofHouseRules(draft),
    ...advice(!draft.hasAmenities, 'amenities', say.noAmenities),
  ];
}

function ofPhotos({ photos }: ListingDraft): ReadinessNote[] {
  const say = staffMessages().listing;
  const lacking = PHOTOS_NEEDED - photos.length;
  const mute = photos.filter(({ alternativeText }) => isBlank(alternativeText)).length;
  return [
    ...missing(lacking > 0, 'photos', say.fewPhotos(photos.length, PHOTOS_NEEDED)),
    ...missing(mute > 0, 'photos', say.mutePhotos(mute)),
  ];
}

function ofPlace({ hasArea, latitude, longitude }: ListingDraft): ReadinessNote[] {
  const say = staffMessages().listing;
  return [
    ...missing(!hasArea, 'district', say.noArea),
    ...missing(latitude === null || longitude === null, 'latitude', say.noLocation),
    ...missing(latitude === 0 && longitude === 0, 'latitude', say.locationAtSea),
  ];
}

function ofPermit({ permitNumber, permitExpiry }: ListingDraft, today: Day): ReadinessNote[] {
  const say = staffMessages().listing;
  const number = missing(isBlank(permitNumber), 'permitNumber', say.noPermit);
  if (permitExpiry === null || !isDay(permitExpiry)) {
    return [...number, ...missing(true, 'permitExpiry', say.noExpiry)];
  }
  const state = permitState({ permitNumber, permitExpiry }, today);
  return [
    ...number,
    ...missing(state === 'expired', 'permitExpiry', say.expired(formatDay(permitExpiry))),
    ...advice(state === 'ending', 'permitExpiry', say.expires(formatDay(permitExpiry))),
  ];
}

function ofWords({ summary, description }: ListingDraft): ReadinessNote[] {
  const say = staffMessages().listing;
  const letters = (description ?? '').trim().length;
  return [
    ...missing(isBlank(summary), 'summary', say.noSummary),
    ...missing(letters === 0, 'description', say.noDescription),
    ...missing(
      letters > 0 && letters < DESCRIPTION_NEEDED,
      'description',
      say.shortDescription(letters, DESCRIPTION_NEEDED),
    ),
  ];
}

function ofHouseRules({ stayDetails }: ListingDraft): ReadinessNote[] {
  const say = staffMessages().listing;
  const absent = Object.entries(say.houseRules).flatMap(([slug, words]) =>
    stayDetails.includes(slug) ? [] : [words],
  );
  return missing(absent.length > 0, 'stayDetails', say.noHouseRules(absent));
}
