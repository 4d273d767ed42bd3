import { draftId } from 'booking-rules/shared/domain/restrictions/rule-change';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import { addDays } from 'booking-rules/shared/domain/stay';
import type { RatesDraft } from './use-rates-draft';

type Edit = RatesDraft['edit'];

/** A season that says nothing yet, for a week from a day. */
export function blankSeason(firstNight: string, apartments: string[] | null): Season {
  return {
    id: draftId(),
    // Kept, and read by guests: in English until somebody names it.
    name: 'New season',
    firstNight,
    lastNight: addDays(firstNight, 6),
    apartments,
    nightlyRate: null,
    weekendRate: null,
    minimumNights: null,
    arrivalDays: null,
    departureDays: null,
  };
}

/** Puts a season into the draft, in the place of the one that has its id. */
export function putSeason(edit: Edit, season: Season): void {
  edit((before) => ({
    ...before,
    seasons: before.seasons.some(({ id }) => id === season.id)
      ? before.seasons.map((known) => (known.id === season.id ? season : known))
      : [...before.seasons, season],
  }));
}

/** Takes a season out of the draft. */
export function removeSeason(edit: Edit, id: string): void {
  edit((before) => ({ ...before, seasons: before.seasons.filter((season) => season.id !== id) }));
}

/** Gives an apartment a season of its own in the place of one that it shares; the others keep theirs. */
export function splitSeason(edit: Edit, season: Season, apartmentId: string): Season {
  const own = { ...season, id: draftId(), apartments: [apartmentId] };
  const others = season.apartments?.filter((id) => id !== apartmentId) ?? null;
  putSeason(edit, { ...season, apartments: others });
  putSeason(edit, own);
  return own;
}
