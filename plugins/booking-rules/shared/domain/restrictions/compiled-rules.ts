import type { MinorUnits } from '../../format/money';
import { chargeUnit } from '../pricing/charge-rule';
import { LONGEST_STAY_NIGHTS, type Day } from '../stay';
import type { ListingRules, PropertyPolicies, Season } from './rules';
import type { SeasonSpans } from './season-spans';

/**
 * The rules, policies and seasons of an apartment, compiled into numbers once, so that a search can check ten
 * thousand of them. Do not build these objects with spread: each would get its own hidden class, and a search would
 * take six times as long.
 */
export interface CompiledRules {
  maximumNights: number;
  /** Check-in time as milliseconds after midnight. */
  checkInMs: number;
  /** What a unit of each fee and tax of the policies costs; 0 where it is not charged. */
  chargeUnits: readonly number[];
  seasonSpans: SeasonSpans;
  /** The following have a number for each span of the seasons. */
  rates: readonly MinorUnits[];
  weekendRates: readonly MinorUnits[];
  /** Nights needed for an arrival, as if no night were taken. */
  minimumNights: readonly number[];
}

/** Which rule set the minimum stay, most specific first (contract B2). */
export type MinimumStayRule =
  | { kind: 'gap-fill' }
  | { kind: 'season-apartment'; id: string; name: string; firstNight: Day; lastNight: Day }
  | { kind: 'season'; id: string; name: string; firstNight: Day; lastNight: Day }
  | { kind: 'override' }
  | { kind: 'global' }
  | { kind: 'default' };

/** Fewest nights a stay must have, and the rule that says so. */
export interface MinimumStay {
  nights: number;
  rule: MinimumStayRule;
}

export const NO_MINIMUM: MinimumStay = { nights: 1, rule: { kind: 'default' } };

/**
 * Compiles the rules of an apartment. The result holds until its rules, its seasons or the property's policies
 * change.
 */
export function compileRules(
  rules: ListingRules,
  policies: PropertyPolicies,
  seasonSpans: SeasonSpans,
): CompiledRules {
  const { deciding } = seasonSpans;
  const shared = (numbers: readonly number[]) => sharedList(seasonSpans, numbers);
  return {
    maximumNights: Math.min(rules.maximumStay ?? policies.maximumStay, LONGEST_STAY_NIGHTS),
    checkInMs: timeOfDay(policies.checkInTime),
    chargeUnits: shared(policies.charges.map((charge) => chargeUnit(charge, rules))),
    seasonSpans,
    rates: deciding.map(({ rate }) => rate?.nightlyRate ?? rules.nightlyRate),
    weekendRates: deciding.map(
      ({ weekendRate: season }) =>
        season?.weekendRate ?? season?.nightlyRate ?? rules.weekendRate ?? rules.nightlyRate,
    ),
    minimumNights: shared(
      deciding.map(({ covering }) => minimumStayRules(rules, policies, covering)[0]?.nights ?? 1),
    ),
  };
}

/** More are not kept: lists that nothing has any more would stay for as long as the seasons do. */
const MOST_SHARED = 1_000;
const sharedLists = new WeakMap<SeasonSpans, Map<string, readonly number[]>>();

/**
 * The same list for the same numbers, whichever apartment asks: thousands have a few minimum stays between them,
 * and a search of all takes as long as it takes to read their rules from memory.
 */
function sharedList(spans: SeasonSpans, numbers: readonly number[]): readonly number[] {
  const lists = sharedLists.get(spans) ?? new Map<string, readonly number[]>();
  sharedLists.set(spans, lists);
  const key = numbers.join();
  const same = lists.get(key);
  if (same) return same;
  if (lists.size >= MOST_SHARED) lists.clear();
  lists.set(key, numbers);
  return numbers;
}

/** Every rule that sets a minimum stay, most specific first, where these seasons hold. The first one decides. */
export function minimumStayRules(
  { minimumStayOverride }: ListingRules,
  { minimumStay }: PropertyPolicies,
  seasons: readonly Season[],
): MinimumStay[] {
  const found: MinimumStay[] = [];
  for (const season of seasons)
    if (season.minimumNights !== null)
      found.push({ nights: atLeastOne(season.minimumNights), rule: ruleOf(season) });
  if (minimumStayOverride !== null)
    found.push({ nights: atLeastOne(minimumStayOverride), rule: { kind: 'override' } });
  if (minimumStay !== null) found.push({ nights: atLeastOne(minimumStay), rule: { kind: 'global' } });
  found.push(NO_MINIMUM);
  return found;
}

function ruleOf({ id, name, firstNight, lastNight, apartments }: Season): MinimumStayRule {
  return { kind: apartments === null ? 'season' : 'season-apartment', id, name, firstNight, lastNight };
}

/** A whole number of nights; 1 if the rule makes no sense. */
function atLeastOne(nights: number): number {
  return nights > 1 ? Math.ceil(nights) : 1;
}

/** Milliseconds after midnight of `HH:MM`; 0 for a text that is not a time. */
function timeOfDay(time: string): number {
  const [, hours = 0, minutes = 0] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
