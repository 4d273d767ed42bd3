import type { RatesAndRestrictions, RuledPromotion } from 'booking-rules/shared/contracts/rule-book';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import { isDay, type Day } from 'booking-rules/shared/domain/stay';

/** What is wrong with a field, by the field's name. */
export type Problems = Partial<Record<string, string>>;

/** Why a season cannot be saved as it is. */
export function seasonProblems(season: Season): Problems {
  const { name, firstNight, lastNight, apartments } = season;
  const says = [
    season.nightlyRate,
    season.weekendRate,
    season.minimumNights,
    season.arrivalDays,
    season.departureDays,
  ];
  return {
    ...(name.trim() === '' && { name: 'Give it a name.' }),
    ...(!isDay(firstNight) && { firstNight: 'Choose a day.' }),
    ...lastProblem('lastNight', firstNight, lastNight),
    ...(apartments?.length === 0 && { apartments: 'Choose an apartment, or all.' }),
    ...(says.every((rule) => rule === null) && {
      minimumNights: 'Set a rate, a minimum stay or days of arrival or departure.',
    }),
  };
}

/** Why a promotion cannot be saved as it is. */
export function promotionProblems(promotion: RuledPromotion, all: readonly RuledPromotion[]): Problems {
  const { id, code, percent, bookFrom, bookUntil, stayFrom, stayUntil, apartments } = promotion;
  const isSecond = all.some((other) => other.id !== id && other.code.toUpperCase() === code.toUpperCase());
  return {
    ...(isSecond && { code: 'Another promotion has this code.' }),
    ...(!/^[A-Za-z0-9-]{1,30}$/.test(code) && { code: 'Letters, digits and hyphens, 30 at most.' }),
    ...(!(percent > 0 && percent <= 100) && { percent: 'From 0.01 to 100.' }),
    ...(bookUntil !== null && lastProblem('bookUntil', bookFrom ?? bookUntil, bookUntil)),
    ...(stayUntil !== null && lastProblem('stayUntil', stayFrom ?? stayUntil, stayUntil)),
    ...(apartments?.length === 0 && { apartments: 'Choose an apartment, or all.' }),
  };
}

/** The draft without what cannot be saved yet, and sentences about that. */
export function validRates(draft: RatesAndRestrictions): { valid: RatesAndRestrictions; problems: string[] } {
  const isSound = (problems: Problems) => Object.keys(problems).length === 0;
  const seasons = draft.seasons.filter((season) => isSound(seasonProblems(season)));
  const promotions = draft.promotions.filter((it) => isSound(promotionProblems(it, draft.promotions)));
  const unfit = [
    ...draft.seasons.filter((season) => !seasons.includes(season)).map(({ name }) => `season “${name}”`),
    ...draft.promotions.filter((it) => !promotions.includes(it)).map(({ code }) => `code “${code}”`),
  ];
  return {
    valid: unfit.length === 0 ? draft : { ...draft, seasons, promotions },
    problems: unfit.map((name) => `Look at the ${name}: something is missing there.`),
  };
}

function lastProblem(field: string, first: Day, last: Day): Problems {
  if (!isDay(last)) return { [field]: 'Choose a day.' };
  return isDay(first) && last < first ? { [field]: 'Not before the first day.' } : {};
}
