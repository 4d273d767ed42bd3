import { formatDay } from '../format/day';
import type { Fils } from '../format/money';
import { plural } from '../format/plural';
import { advice, isBlank, missing, type ReadinessNote } from './readiness';
import { addDays, isDay, type Day } from '../domain/stay';

/** As many photos a listing should have. */
export const PHOTOS_NEEDED = 8;
/** Letters below which a description tells too little. */
export const DESCRIPTION_NEEDED = 200;
/** Days before a permit ends from which on one is reminded. */
const PERMIT_REMINDER_DAYS = 45;

/** The house rules that guests look for (contract A4), each as managers say it. */
const STAY_DETAILS: Readonly<Record<string, string>> = {
  checkIn: 'check-in',
  checkOut: 'check-out',
  children: 'children',
  infants: 'infants',
  pets: 'pets',
  partiesAndEvents: 'parties',
  smokingInside: 'smoking',
};

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
  nightlyRate: Fils | null;
  hasAmenities: boolean;
  /** Slugs of its stay details. */
  stayDetails: readonly string[];
}

/** What an apartment lacks before it should be published, most needed first; nothing when it is ready. */
export function listingReadiness(draft: ListingDraft, today: Day): ReadinessNote[] {
  return [
    ...ofPhotos(draft),
    ...ofPlace(draft),
    ...ofPermit(draft, today),
    ...missing(
      !(draft.nightlyRate !== null && draft.nightlyRate > 0),
      'nightlyRate',
      'There is no rate per night.',
    ),
    ...ofWords(draft),
    ...ofHouseRules(draft),
    ...advice(
      !draft.hasAmenities,
      'amenities',
      "No amenities are chosen, so guests who filter by them won't find it.",
    ),
  ];
}

function ofPhotos({ photos }: ListingDraft): ReadinessNote[] {
  const lacking = PHOTOS_NEEDED - photos.length;
  const mute = photos.filter(({ alternativeText }) => isBlank(alternativeText)).length;
  return [
    ...missing(
      lacking > 0,
      'photos',
      `It has ${plural(photos.length, 'photo')} of the ${PHOTOS_NEEDED} it should have. Add ${lacking} more.`,
    ),
    ...missing(
      mute > 0,
      'photos',
      `${plural(mute, 'photo')} without a description: say in the media library what ${mute === 1 ? 'it shows' : 'they show'}.`,
    ),
  ];
}

function ofPlace({ hasArea, latitude, longitude }: ListingDraft): ReadinessNote[] {
  return [
    ...missing(!hasArea, 'district', 'It has no area. Choose one so that guests can find it.'),
    ...missing(
      latitude === null || longitude === null,
      'latitude',
      'It has no location on the map. Fill in latitude and longitude.',
    ),
    ...missing(
      latitude === 0 && longitude === 0,
      'latitude',
      'Its location on the map is 0, 0, in the sea off Africa.',
    ),
  ];
}

function ofPermit({ permitNumber, permitExpiry }: ListingDraft, today: Day): ReadinessNote[] {
  const number = missing(
    isBlank(permitNumber),
    'permitNumber',
    'The number of its holiday home permit is missing.',
  );
  if (permitExpiry === null || !isDay(permitExpiry)) {
    return [...number, ...missing(true, 'permitExpiry', 'The expiry date of its permit is missing.')];
  }
  const hasEnded = permitExpiry < today;
  const endsSoon = !hasEnded && permitExpiry < addDays(today, PERMIT_REMINDER_DAYS);
  return [
    ...number,
    ...missing(hasEnded, 'permitExpiry', `Its permit expired on ${formatDay(permitExpiry)}.`),
    ...advice(
      endsSoon,
      'permitExpiry',
      `Its permit expires on ${formatDay(permitExpiry)}. Renew it in time.`,
    ),
  ];
}

function ofWords({ summary, description }: ListingDraft): ReadinessNote[] {
  const letters = (description ?? '').trim().length;
  return [
    ...missing(isBlank(summary), 'summary', 'It has no summary: one sentence for lists and search engines.'),
    ...missing(letters === 0, 'description', 'It has no description.'),
    ...missing(
      letters > 0 && letters < DESCRIPTION_NEEDED,
      'description',
      `Its description has ${plural(letters, 'letter')}. Aim for ${DESCRIPTION_NEEDED} or more.`,
    ),
  ];
}

function ofHouseRules({ stayDetails }: ListingDraft): ReadinessNote[] {
  const absent = Object.entries(STAY_DETAILS).flatMap(([slug, words]) =>
    stayDetails.includes(slug) ? [] : [words],
  );
  return missing(absent.length > 0, 'stayDetails', `The stay details don't mention ${absent.join(', ')}.`);
}
