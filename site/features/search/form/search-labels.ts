import { formatShortStay } from 'booking-rules/shared/format/stay';
import { cityName } from 'booking-rules/shared/format/city';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { formatMonth } from '../../../lib/format-month';
import { useDistricts } from '../../../lib/page-context';
import { messages } from '../../../messages/messages';
import type { SearchDraft } from './search-draft';

/** Where a search is, in words. */
export function usePlaceLabel(district: string | null): string {
  const found = useDistricts().find(({ slug }) => slug === district);
  return found?.name ?? messages().search.anywhere(cityName(placeOfBusiness().city));
}

/** When it is, in few words. */
export function datesLabel({ start, end, flexibleDays, month, kind }: SearchDraft): string {
  const t = messages().search;
  if (start !== null && end !== null) {
    const dates = formatShortStay({ checkIn: start, checkOut: end });
    return flexibleDays > 0 ? `${dates} ${t.flexible.days(flexibleDays)}` : dates;
  }
  return month === null ? t.anyDates : t.flexible.inMonth(kind, formatMonth(`${month}-01`));
}

/** Who comes. */
export function partyLabel({ adults, children, infants, pets }: SearchDraft): string {
  const t = messages().search;
  const guests = adults + children;
  const parts = [
    ...(guests > 0 ? [t.guestCount(guests)] : []),
    ...(infants > 0 ? [t.party.infantCount(infants)] : []),
    ...(pets > 0 ? [t.party.petCount(pets)] : []),
  ];
  return parts.length === 0 ? t.addGuests : parts.join(messages().ui.comma);
}
