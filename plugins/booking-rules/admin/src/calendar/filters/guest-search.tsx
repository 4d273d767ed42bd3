import { useMemo } from 'react';
import { Button, Flex } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { addDays, type Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { useApiQuery } from '../../api/use-api-query';
import { messages } from '../../messages/messages';
import { DELAY_MS } from '../../components/apartments/apartment-pages';

const SHORTEST = 3;
const MOST = 6;
const NONE: readonly ReservationView[] = [];

/**
 * Stays found by guest, reference, email or phone: the present one and the next, else the latest past ones; none until
 * a few letters are typed.
 */
export function useGuestSearch(search: string, today: Day): readonly ReservationView[] {
  const text = search.trim();
  const query = { search: text, states: 'held,confirmed,completed', pageSize: MOST } as const;
  const isLong = text.length >= SHORTEST;
  // Who leaves today is still here. Where this fails, the apartments are still found.
  const coming = useApiQuery(
    'GET /booking-rules/reservations',
    isLong ? { query: { ...query, from: addDays(today, -1), sort: 'arrival' } } : null,
    { delayMs: DELAY_MS },
  );
  const hasNoneToCome = coming.isCurrent && coming.data?.data.length === 0;
  const past = useApiQuery(
    'GET /booking-rules/reservations',
    isLong && hasNoneToCome ? { query: { ...query, sort: 'newest' } } : null,
  );
  const { data, isCurrent } = hasNoneToCome ? past : coming;
  return useMemo(() => (isLong && isCurrent && data ? data.data : NONE), [isLong, isCurrent, data]);
}

/** Stays that a search found, wherever in time they are; one leads to its bar. */
export function FoundStays({
  stays,
  onGo,
}: {
  stays: readonly ReservationView[];
  onGo: (stay: ReservationView) => void;
}) {
  if (stays.length === 0) return null;
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label={messages().calendar.filters.staysFound}>
      {stays.map((stay) => (
        <Button key={stay.reference} size="S" variant="tertiary" onClick={() => onGo(stay)}>
          {`${stay.guest.firstName} ${stay.guest.lastName}, ${formatDay(stay.checkIn)}`}
        </Button>
      ))}
    </Flex>
  );
}
