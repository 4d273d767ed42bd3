import type { MinimumStayCandidate } from './trace';
import { seasonsOn, type Listing } from '../listing/listing';
import { minimumStayRules, type MinimumStayRule } from '../domain/restrictions/compiled-rules';
import { minimumStayOn } from '../domain/restrictions/restrictions';
import type { Day } from '../domain/stay';

/** In the order of contract B2, most specific first. */
const KINDS: readonly MinimumStayRule['kind'][] = [
  'gap-fill',
  'season-apartment',
  'season',
  'override',
  'global',
  'default',
];

/** Every rule that could set the minimum stay for an arrival, and which one won; a line for each kind without one. */
export function minimumStayCandidates(listing: Listing, arrival: Day): MinimumStayCandidate[] {
  const { rules, policies } = listing;
  const winner = minimumStayOn(listing, arrival);
  const speaking = minimumStayRules(rules, policies, seasonsOn(listing, arrival).covering);
  const all = winner.rule.kind === 'gap-fill' ? [winner, ...speaking] : speaking;
  return KINDS.flatMap((kind): MinimumStayCandidate[] => {
    const found = all.filter(({ rule }) => rule.kind === kind);
    if (found.length === 0) return [{ kind, season: null, seasonId: null, nights: null, won: false }];
    return found.map(({ nights, rule }) => ({
      kind,
      season: 'name' in rule ? rule.name : null,
      seasonId: 'id' in rule ? rule.id : null,
      nights,
      // The most specific that has something to say.
      won: rule === all[0]?.rule,
    }));
  });
}
