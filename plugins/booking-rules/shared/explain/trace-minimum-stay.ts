import type { MinimumStayCandidate } from '../contracts/trace';
import type { Listing } from '../listing/listing';
import { minimumStayOn, minimumWithoutGap, type MinimumStayRule } from '../domain/restrictions/minimum-stay';
import type { Season } from '../domain/restrictions/rules';
import { seasonOn } from '../domain/restrictions/season';
import type { Day } from '../domain/stay';

/** Every rule that could set the minimum stay for an arrival, in the order of contract B2, and which one won. */
export function minimumStayCandidates(listing: Listing, arrival: Day): MinimumStayCandidate[] {
  const { rules, policies } = listing;
  const winner = minimumStayOn(listing, arrival);
  // A gap that is filled always wins, so when it does not it has nothing to say.
  const gap = winner.rule.kind === 'gap-fill' ? winner.nights : null;
  const withoutSeasons = { ...listing, seasons: [] };
  const withoutOverride = { ...withoutSeasons, rules: { ...rules, minimumStayOverride: null } };
  const nightsBy = (asked: Listing): number => minimumWithoutGap(asked, arrival).nights;
  const candidate = (kind: MinimumStayRule['kind'], nights: number | null): MinimumStayCandidate => ({
    kind,
    season: null,
    seasonId: null,
    nights,
    won: winner.rule.kind === kind,
  });
  return [
    candidate('gap-fill', gap),
    ...seasonCandidates(listing, arrival, 'season-apartment', winner.rule),
    ...seasonCandidates(listing, arrival, 'season', winner.rule),
    candidate('override', rules.minimumStayOverride === null ? null : nightsBy(withoutSeasons)),
    candidate('global', policies.minimumStay === null ? null : nightsBy(withoutOverride)),
    candidate('default', 1),
  ];
}

/** The seasons of a kind that say something about the arrival, most specific first; one empty line for none. */
function seasonCandidates(
  listing: Listing,
  arrival: Day,
  kind: 'season-apartment' | 'season',
  winner: MinimumStayRule,
): MinimumStayCandidate[] {
  const speaks = (season: Season): boolean =>
    (season.apartments === null) === (kind === 'season') &&
    seasonOn([season], listing.rules.apartmentId, arrival, ({ minimumNights }) => minimumNights) !== null;
  const found = listing.seasons.filter(speaks).map((season) => ({
    kind,
    season: season.name,
    seasonId: season.id,
    nights: minimumWithoutGap({ ...listing, seasons: [season] }, arrival).nights,
    won: winner.kind === kind && winner.id === season.id,
  }));
  return found.length > 0 ? found : [{ kind, season: null, seasonId: null, nights: null, won: false }];
}
