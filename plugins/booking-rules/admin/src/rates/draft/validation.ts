import {
  type RatesAndRestrictions,
  type RuleChange,
  type RuledPromotion,
  isDraft,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import type { Season } from 'booking-rules/shared/domain/restrictions/rules';
import { isDay, type Day } from 'booking-rules/shared/domain/stay';
import type { FieldErrors } from '../../api/errors';
import { messages } from '../../messages/messages';

/** What is wrong with a field, by the field's name. */
export type Problems = Partial<Record<string, string>>;

/** Why a season cannot be saved as it is. */
export function seasonProblems(season: Season): Problems {
  const { name, firstNight, lastNight, apartments } = season;
  const t = messages().rates.problems;
  const says = [
    season.nightlyRate,
    season.weekendRate,
    season.minimumNights,
    season.arrivalDays,
    season.departureDays,
  ];
  return {
    ...(name.trim() === '' && { name: t.noName }),
    ...(!isDay(firstNight) && { firstNight: t.noDay }),
    ...lastProblem('lastNight', firstNight, lastNight),
    ...(apartments?.length === 0 && { apartments: t.noApartments }),
    ...(says.every((rule) => rule === null) && { minimumNights: t.saysNothing }),
  };
}

/** Why a promotion cannot be saved as it is. */
export function promotionProblems(promotion: RuledPromotion, all: readonly RuledPromotion[]): Problems {
  const { id, code, percent, amount, bookFrom, bookUntil, stayFrom, stayUntil, apartments } = promotion;
  const t = messages().rates.problems;
  const isSecond = all.some((other) => other.id !== id && other.code.toUpperCase() === code.toUpperCase());
  return {
    ...(isSecond && { code: t.codeInUse }),
    ...(!/^[A-Za-z0-9-]{1,30}$/.test(code) && { code: t.notACode }),
    ...(amount === null && !(percent > 0 && percent <= 100) && { percent: t.noPercent }),
    ...(bookUntil !== null && lastProblem('bookUntil', bookFrom ?? bookUntil, bookUntil)),
    ...(stayUntil !== null && lastProblem('stayUntil', stayFrom ?? stayUntil, stayUntil)),
    ...(apartments?.length === 0 && { apartments: t.noApartments }),
  };
}

/** The draft without what cannot be saved yet, and sentences about that. */
export function validRates(draft: RatesAndRestrictions): { valid: RatesAndRestrictions; problems: string[] } {
  const isSound = (problems: Problems) => Object.keys(problems).length === 0;
  const seasons = draft.seasons.filter((season) => isSound(seasonProblems(season)));
  const promotions = draft.promotions.filter((it) => isSound(promotionProblems(it, draft.promotions)));
  const t = messages().rates.problems;
  const problems = [
    ...draft.seasons.filter((season) => !seasons.includes(season)).map(({ name }) => t.season(name)),
    ...draft.promotions.filter((it) => !promotions.includes(it)).map(({ code }) => t.code(code)),
  ];
  return { valid: problems.length === 0 ? draft : { ...draft, seasons, promotions }, problems };
}

/**
 * The server's errors by what they belong to: the id of a season or promotion, or of an apartment, before the field.
 * @param errors by their path in the change that was sent: `seasons.save.0.firstNight`
 */
export function errorsById(
  errors: FieldErrors,
  change: RuleChange,
  draft: RatesAndRestrictions,
): FieldErrors {
  const ids = new Map<string, string>();
  for (const list of ['seasons', 'promotions'] as const) {
    const added = draft[list].filter(({ id }) => isDraft(id)).values();
    change[list]?.save?.forEach(({ id }, index) => {
      ids.set(`${list}.save.${index}.`, id ?? added.next().value?.id ?? '');
    });
  }
  change.rates?.forEach(({ apartmentId }, index) => ids.set(`rates.${index}.`, apartmentId));
  return new Map(
    [...errors].map(([path, message]) => {
      const [prefix, id] = [...ids].find(([start]) => path.startsWith(start)) ?? ['', ''];
      return [prefix === '' ? path : `${id}.${path.slice(prefix.length)}`, message];
    }),
  );
}

function lastProblem(field: string, first: Day, last: Day): Problems {
  const t = messages().rates.problems;
  if (!isDay(last)) return { [field]: t.noDay };
  return isDay(first) && last < first ? { [field]: t.beforeFirst } : {};
}
