import { MOST_PINS, type StayPin, type StayPins } from '../../../contracts/search/stay-pins';
import type { StaySearchResult } from '../../../contracts/stays';
import { currencyOfBusiness } from '../../../shared/format/money';
import type { Photo } from '../../../shared/listing/photo';

/** Wide enough for the picture of a pin's card on a fine screen, in pixels. */
const WIDTH = 480;

/** Search results as pins, in their order; those without a location are counted alone. */
export function pinsOf(results: readonly StaySearchResult[]): StayPins {
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
  photos,
}: StaySearchResult): StayPin | null {
  const price = total ?? from;
  if (location === null || price === undefined || nights === undefined) return null;
  const [photo] = photos;
  return {
    ...{ apartmentId, name, district: district.slug, location, price, nights },
    ...(checkIn !== undefined && checkOut !== undefined && { checkIn, checkOut }),
    ...(ratePlan && { ratePlan }),
    photo: photo ? smallOf(photo) : null,
  };
}

function smallOf({ src, alt, sizes }: Photo): StayPin['photo'] {
  const fitting = sizes.find(({ width }) => width >= WIDTH) ?? sizes.at(-1);
  return { src: fitting?.src ?? src, alt };
}
