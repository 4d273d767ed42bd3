import type { StayPin } from 'booking-rules/contracts/search/stay-pins';
import type { StayQuery, StaySearchResult } from 'booking-rules/contracts/stays';
import { formatAmount, toAmount, toDecimal, type MinorUnits } from 'booking-rules/shared/format/money';
import { call } from '../../../api/http';
import { formatAbout, formatConverted, type OtherCurrency } from '../../../lib/currency';
import { apartmentHref, askedOfApi, hasDates } from '../../../lib/search-query';
import type { MapPin } from '../../../ui/map/map-pin';
import { messages } from '../../../messages/messages';

/** Stays on a map, and how many could be there. */
export interface StaysOnMap {
  pins: StayPin[];
  /** Found, but without a location. */
  missing: number;
  /** Found, but more than a map shows at once. */
  beyond: number;
}

/** All stays of a search, whatever page of it is shown. */
export async function loadStaysOnMap({
  page: _page,
  pageSize: _size,
  ...query
}: StayQuery): Promise<StaysOnMap> {
  const { data, meta } = await call('GET /api/stays/pins', { query: askedOfApi(query) });
  return { pins: data, missing: meta.total - meta.located, beyond: meta.located - data.length };
}

/** Those of the page, for when the others do not come. */
export function staysOfPage(stays: readonly StaySearchResult[]): StaysOnMap {
  const pins = stays.flatMap(({ location, total, from, photos: [photo], ...stay }): StayPin[] => {
    const price = total ?? from;
    const nights = stay.nights ?? stay.fromStay?.nights;
    if (location === null || price === undefined || nights === undefined) return [];
    const { apartmentId, name, district, ratePlan, checkIn, checkOut } = stay;
    return [
      {
        ...{ apartmentId, name, district: district.slug, location, price, nights },
        ...(checkIn !== undefined && checkOut !== undefined && { checkIn, checkOut }),
        ...(ratePlan && { ratePlan }),
        photo: photo ? { src: photo.sizes[0]?.src ?? photo.src, alt: photo.alt } : null,
      },
    ];
  });
  return { pins, missing: stays.length - pins.length, beyond: 0 };
}

/** A stay as a pin of the map. @param query dates and guests go on to the apartment */
export function mapPinOf(
  { name, location, price, nights, photo, ...stay }: StayPin,
  query: StayQuery,
  currency: OtherCurrency | null,
): MapPin {
  const t = messages().results.map;
  const shown = currency === null ? formatAmount(price) : formatAbout(price, currency);
  return {
    ...{ id: stay.apartmentId, name, photo, ...location, rank: price },
    text: currency === null ? formatAmount(roundedOf(price)) : formatConverted(price, currency),
    note: hasDates(query) ? t.total(shown, nights) : t.from(shown, nights),
    href: apartmentHref(stay, query),
  };
}

/** To whole units of its currency: what there is room for on a pin. */
function roundedOf(amount: MinorUnits): MinorUnits {
  return toAmount(Math.round(toDecimal(amount)));
}
