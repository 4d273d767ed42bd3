import { useEffect, useState } from 'react';
import { Button, Flex } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import type { PagedEnvelope } from 'booking-rules/shared/contracts/envelope';
import { holdsNights } from 'booking-rules/shared/domain/reservation';

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

const PAUSE_MS = 300;
const SHORTEST = 3;
const MOST = 6;

/** Stays found by guest, reference, e-mail or phone, whenever they are; none until a few letters are typed. */
export function useGuestSearch(search: string): readonly ReservationView[] {
  const { get } = useFetchClient();
  const words = search.trim();
  const [answer, setAnswer] = useState<{ words: string; stays: ReservationView[] }>({ words: '', stays: [] });
  useEffect(() => {
    if (words.length < SHORTEST) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({
        search: words,
        states: 'held,confirmed,completed',
        sort: 'arrival',
      });
      get<PagedEnvelope<ReservationView>>(`/booking-rules/reservations?${query.toString()}`, {
        signal: stop.signal,
      })
        .then(({ data: { data } }) =>
          setAnswer({ words, stays: data.filter(({ state }) => holdsNights(state)).slice(0, MOST) }),
        )
        // The names of what is in sight are searched anyway.
        .catch(() => setAnswer({ words, stays: [] }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [get, words]);
  return answer.words === words && words.length >= SHORTEST ? answer.stays : [];
}
