import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { StayQuery, StaySearchResult } from 'booking-rules/contracts/stays';
import type { ApiError } from './api-error';
import { call } from './http';

/** Some apartments as cards show them, for the dates and guests of a search, and without the offer where it is. Use it in a `QueryScope`. */
export function useCards(
  apartments: readonly string[],
  { availabilityDateStart, availabilityDateEnd, availabilityGuestNumber, offer }: StayQuery,
): UseQueryResult<StaySearchResult[], ApiError> {
  const query = {
    apartments: apartments.join(','),
    ...{ availabilityDateStart, availabilityDateEnd, availabilityGuestNumber, offer },
  };
  return useQuery<StaySearchResult[], ApiError>({
    queryKey: ['cards', query],
    queryFn: async () => (await call('GET /api/cards', { query })).data,
    placeholderData: keepPreviousData,
    enabled: apartments.length > 0,
  });
}
