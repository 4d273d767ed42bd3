import { MOST_PINS, type StayPin, type StayPins } from '../../../contracts/search/stay-pins';
import type { StaySearchResult } from '../../../contracts/stays';
import { currencyOfBusiness } from '../../../shared/format/money';

/** A search result with the picture of its pin. */
type Located = Omit<StaySearchResult, 'photos'> & Pick<StayPin, 'photo'>;

/** Search results as pins, in their order; those without a location are counted alone. */
export function pinsOf(results: readonly Located[]): StayPins {
  const located = results.flatMap((result) => pinOf(result) ?? []);
  return {
    data: located.slice(0, MOST_PINS),
    meta: {
      total: results.length,
      located: located.length,
      currency: currencyOfBusiness(),
    },
  };
}

function pinOf({
  apartmentId,
  name,
  district,
  location,
  total,
  from,
  fromStay,
  nights = fromStay?.nights,
  checkIn,
  checkOut,
  ratePlan,
  photo,
}: Located): StayPin | null {
  const price = total ?? from;
  if (location === null || price === undefined || nights === undefined) return null;
  return {
    ...{ apartmentId, name, district: district.slug, location, price, nights },
    ...(checkIn !== undefined && checkOut !== undefined && { checkIn, checkOut }),
    ...(ratePlan && { ratePlan }),
    photo,
  };
}
