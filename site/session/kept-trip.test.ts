/** @jest-environment jsdom */
import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { keptTrips, type KeptTrip } from './kept-trip';

const NOW = new Date('2027-03-20T10:00:00Z');
const LATER = new Date('2027-03-24T10:00:00Z');
const trip = (reference: string, keepUntil = '2027-03-23T20:00:00.000Z'): KeptTrip => ({
  access: { reference, email: 'layla@guests.example' },
  found: { data: { reference }, meta: {} } as unknown as LookedUp,
  ...{ arrival: null, at: NOW.toISOString(), keepUntil },
});

beforeEach(() => window.localStorage.clear());

test('a trip is kept until it is over, and nothing of it stays behind', () => {
  keptTrips.keep(trip('R-1'), NOW);
  expect(keptTrips.find('R-1', NOW)).toEqual(trip('R-1'));
  expect(keptTrips.find('R-2', NOW)).toBeNull();
  expect(keptTrips.find('R-1', LATER)).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('the newest three are kept, each once', () => {
  for (const reference of ['R-1', 'R-2', 'R-3', 'R-2', 'R-4']) keptTrips.keep(trip(reference), NOW);
  expect(keptTrips.all(NOW).map(({ access }) => access.reference)).toEqual(['R-4', 'R-2', 'R-3']);
});

test('removing one leaves the others, and removing all leaves none', () => {
  keptTrips.keep(trip('R-1'), NOW);
  keptTrips.keep(trip('R-2'), NOW);
  keptTrips.remove('R-1', NOW);
  expect(keptTrips.all(NOW).map(({ access }) => access.reference)).toEqual(['R-2']);
  keptTrips.removeAll();
  expect(window.localStorage).toHaveLength(0);
});

test('what is no trip is not read', () => {
  window.localStorage.setItem('trips', JSON.stringify({ version: '0.0.0', value: [{ access: 1 }] }));
  expect(keptTrips.all(NOW)).toEqual([]);
});
