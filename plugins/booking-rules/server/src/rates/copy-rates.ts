import type { RatesCopied, RatesCopy } from '../../../contracts/rates/rates';
import type { SeasonDraft } from '../../../shared/domain/restrictions/rule-change';
import type { Season } from '../../../shared/domain/restrictions/rules';
import { localDay } from '../../../shared/domain/local-day';
import { readSeasons } from '../inventory/reading/read-rules';
import { invalidField } from '../platform/http/parse';
import { changedYears } from './changed-years';
import { saveRules, type RatesDeps } from './save-rules';

/**
 * Copies rates of an apartment to others. Each gets seasons of its own, so that they can be changed apart later;
 * one that has a season of the same name and dates for itself alone has it changed. Doing it twice changes nothing.
 * @throws ValidationError for an apartment that is not published
 */
export async function copyRates(
  deps: RatesDeps,
  { from, to, base, seasons }: RatesCopy,
  now: Date,
): Promise<RatesCopied> {
  const rulesOf = (apartmentId: string, field: string) => {
    const entry = deps.inventory.find(apartmentId);
    if (!entry) throw invalidField(field, `There is no published apartment ${apartmentId}`);
    return entry.listing.rules;
  };
  const { nightlyRate, weekendRate, apartmentId } = rulesOf(from, 'from');
  const targets = [...new Set(to)]
    .map((id, index) => rulesOf(id, `to.${index}`))
    .filter((rules) => rules.apartmentId !== apartmentId);
  const rates = targets
    .filter((rules) => base && (rules.nightlyRate !== nightlyRate || rules.weekendRate !== weekendRate))
    .map((rules) => ({ apartmentId: rules.apartmentId, nightlyRate, weekendRate }));
  const all = seasons ? [...(await readSeasons(deps.strapi)).values()] : [];
  const own = all.filter(
    (season) => season.apartments?.includes(apartmentId) === true && season.lastNight >= localDay(now),
  );
  const copies = targets.flatMap((target) => own.map((season) => copyOf(season, target.apartmentId, all)));
  const save = copies.filter((copy) => copy !== 'there');
  const changed = await changedYears(deps.inventory, now, () =>
    saveRules(deps, { rates, seasons: { save } }),
  );
  const created = save.filter(({ id }) => id === null).length;
  return {
    rates: rates.map((changed) => changed.apartmentId),
    seasons: { created, updated: save.length - created, unchanged: copies.length - save.length },
    changed,
  };
}

/** The season as the target is to have it; nothing to do when it has it already. */
function copyOf(season: Season, target: string, all: readonly Season[]): SeasonDraft | 'there' {
  if (season.apartments?.includes(target) === true) return 'there';
  const known = all.find(
    ({ apartments, name, firstNight, lastNight }) =>
      apartments?.length === 1 &&
      apartments[0] === target &&
      name === season.name &&
      firstNight === season.firstNight &&
      lastNight === season.lastNight,
  );
  const copy = { ...season, id: known?.id ?? null, apartments: [target] };
  return known && JSON.stringify(known) === JSON.stringify(copy) ? 'there' : copy;
}
