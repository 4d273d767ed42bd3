import { isDay } from 'booking-rules/shared/domain/stay';
import {
  queryOf as apartmentQueryOf,
  type ApartmentFilters,
  type Asked,
} from '../../components/apartments/apartment-pages';

/** What the calendar shows of all apartments; an empty text is no filter. */
export interface Filters extends ApartmentFilters {
  /** Number of bedrooms; the most is so many and more. */
  bedrooms: string;
  status: '' | 'listed' | 'unlisted';
  /** Free on every night from the first to the last of these. */
  freeFrom: string;
  freeTo: string;
}

export const NO_FILTERS: Filters = {
  search: '',
  area: '',
  bedrooms: '',
  status: '',
  freeFrom: '',
  freeTo: '',
};

/** What the server is asked. A day that is half typed is none yet. */
export function queryOf(asked: Asked<Filters>) {
  const { bedrooms, status, freeFrom, freeTo } = asked.filters;
  return {
    ...apartmentQueryOf(asked),
    bedrooms: bedrooms || undefined,
    status: status || undefined,
    freeFrom: isDay(freeFrom) ? freeFrom : undefined,
    freeTo: isDay(freeTo) ? freeTo : undefined,
  };
}
