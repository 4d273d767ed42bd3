import { useMemo } from 'react';
import { Button, Flex } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { holdsNights } from 'booking-rules/shared/domain/reservation';
import { formatDay } from 'booking-rules/shared/format/day';
import { useApiQuery } from '../../api/use-api-query';

const DELAY_MS = 300;
const SHORTEST = 3;
const MOST = 6;
const NONE: readonly ReservationView[] = [];

/** Stays found by guest, reference, email or phone, whenever they are; none until a few letters are typed. */
export function useGuestSearch(search: string): readonly ReservationView[] {
  const text = search.trim();
  const query = { search: text, states: 'held,confirmed,completed', sort: 'arrival' } as const;
  // Where this fails, what is in sight is still searched by name.
  const { data, isCurrent } = useApiQuery(
    'GET /booking-rules/reservations',
    text.length < SHORTEST ? null : { query },
    { delayMs: DELAY_MS },
  );
  return useMemo(
    () => (isCurrent && data ? data.data.filter(({ state }) => holdsNights(state)).slice(0, MOST) : NONE),
    [isCurrent, data],
  );
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
    <Flex gap={2} wrap="wrap" role="group" aria-label="Stays found">
      {stays.map((stay) => (
        <Button key={stay.reference} size="S" variant="tertiary" onClick={() => onGo(stay)}>
          {`${stay.guest.firstName} ${stay.guest.lastName}, ${formatDay(stay.checkIn)}`}
        </Button>
      ))}
    </Flex>
  );
}
