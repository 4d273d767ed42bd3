import type { StayQuery } from 'booking-rules/contracts/stays';
import { isStay } from 'booking-rules/shared/domain/stay';
import { useSyncExternalStore } from 'react';
import { storedItem } from '../../../lib/stored-item';

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value);
const storage = () => localStorage;

// The search keys of contract A4, each an item of its own.
const start = storedItem('availabilityDateStart', storage, isText);
const end = storedItem('availabilityDateEnd', storage, isText);
const guests = storedItem('availabilityGuestNumber', storage, isCount);
// Whoever comes back another day is offered the discount again.
const offer = storedItem(
  'offer',
  () => sessionStorage,
  (value): value is 'none' => value === 'none',
);

/** Keeps the dates and guests of a search for the next visit, and for this one that the offer was taken off. */
export function storeSearch(query: StayQuery): void {
  keep(start, query.availabilityDateStart);
  keep(end, query.availabilityDateEnd);
  keep(guests, query.availabilityGuestNumber);
  keep(offer, query.offer);
}

/** Dates, guests and a refused offer of the last search, while its dates are not over; empty on the server. */
export function useStoredSearch(today: string): StayQuery {
  const text = useSyncExternalStore(
    () => () => undefined,
    () => JSON.stringify(lastSearch(today)),
    () => '{}',
  );
  return JSON.parse(text) as StayQuery;
}

function lastSearch(today: string): StayQuery {
  const checkIn = start.read() ?? '';
  const checkOut = end.read() ?? '';
  const count = guests.read();
  const without = offer.read();
  return {
    ...(isStay({ checkIn, checkOut }) && checkIn >= today
      ? { availabilityDateStart: checkIn, availabilityDateEnd: checkOut }
      : {}),
    ...(count === null ? {} : { availabilityGuestNumber: count }),
    ...(without === null ? {} : { offer: without }),
  };
}

function keep<T>(item: { write(value: T): void; remove(): void }, value: T | undefined): void {
  if (value === undefined) item.remove();
  else item.write(value);
}
