import { errors } from '@strapi/utils';
import { checkStay } from '../../../shared/domain/availability';
import type { GapOpened, GapRequest } from '../../../contracts/rates/restrictions';
import { forRequester } from '../platform/language';
import { staffMessages } from '../../../shared/messages/messages';
import type { Reason } from '../../../shared/domain/availability';
import { describeReasons } from '../../../shared/explain/describe';
import { openGapNights } from '../../../shared/domain/restrictions/gap-nights';
import { addDays } from '../../../shared/domain/stay';
import { saveRules, type RatesDeps } from './save-rules';

/**
 * Makes a gap between two taken stretches bookable, by seasons for its day of arrival (and of departure).
 * @throws NotFoundError for an apartment that is not published
 * @throws ApplicationError 400 with `details.reasons`: what no season can change; then nothing is written
 */
export async function openGapNightsOf(
  deps: RatesDeps,
  { apartmentId, firstNight, lastNight }: GapRequest,
  now: Date,
): Promise<GapOpened> {
  const { inventory } = deps;
  const listingOf = () => {
    const entry = inventory.find(apartmentId);
    if (!entry) throw new errors.NotFoundError("This apartment doesn't exist or isn't published");
    return entry.listing;
  };
  // So that the answer is about the nights as they are taken at this moment.
  await inventory.refreshNights(listingOf().rules.apartmentId);
  const relief = openGapNights(listingOf(), { firstNight, lastNight }, now);
  const whole = { checkIn: firstNight, checkOut: addDays(lastNight, 1), guests: 1, apartmentId };
  const told = (reasons: readonly Reason[]) => forRequester(() => describeReasons(reasons, whole).join(' '));
  if (!relief.ok)
    throw new errors.ApplicationError(told(relief.reasons), {
      reasons: relief.reasons,
    });
  const seasons = relief.seasons.map((season) => ({ ...season, id: null }));
  const saved = await saveRules(deps, { seasons: { save: seasons } });
  const answer = checkStay(listingOf(), { ...relief.stay, guests: 1 }, now);
  if (!answer.ok)
    throw new errors.ApplicationError(
      forRequester(() => staffMessages().terms.gapStays(told(answer.reasons))),
      { reasons: answer.reasons, seasons: saved.seasons },
    );
  return { apartmentId, firstNight, lastNight, ...relief.stay, seasons: saved.seasons };
}
