import fc from 'fast-check';
import { instants, listings, requests } from '../domain/arbitrary.fixture';
import { findAlternatives } from '../domain/alternatives';
import { checkStay, type Reason } from '../domain/availability';
import { describeReason, describeReasons, type AskedStay } from './describe';
import { hostileInstants, hostileListings, hostileRequests } from '../domain/hostile.fixture';

const asked: AskedStay = {
  apartmentId: 'marina-view',
  checkIn: '2026-12-22',
  checkOut: '2026-12-25',
  guests: 6,
};
const holidays = { id: 'h', name: 'Holidays', firstNight: '2026-12-20', lastNight: '2027-01-05' };

function offer(checkIn: string, checkOut: string, apartmentId = 'marina-view') {
  return { apartmentId, checkIn, checkOut, guests: 6, total: 100_000 };
}

test.each<[Reason, string]>([
  [{ reason: 'dates-invalid' }, 'Choose an arrival day and a later departure day.'],
  [
    { reason: 'in-the-past', today: '2026-12-24' },
    'Tue 22 Dec 2026 is in the past. The earliest arrival is Thu 24 Dec 2026.',
  ],
  [
    { reason: 'advance-notice', hours: 24, earliestArrival: '2026-12-23' },
    "Bookings need 24 hours' notice. The earliest arrival is Wed 23 Dec 2026.",
  ],
  [
    { reason: 'advance-notice', hours: 72, earliestArrival: '2026-12-25' },
    "Bookings need 3 days' notice. The earliest arrival is Fri 25 Dec 2026.",
  ],
  [{ reason: 'too-far-ahead', lastBookableDay: '2026-12-23' }, 'You can book nights up to Wed 23 Dec 2026.'],
  [
    { reason: 'min-stay', nights: 5, rule: { kind: 'season', ...holidays } },
    'Stays starting 20 Dec – 5 Jan are at least 5 nights.',
  ],
  [
    { reason: 'min-stay', nights: 7, rule: { kind: 'season-apartment', ...holidays } },
    'Stays starting 20 Dec – 5 Jan are at least 7 nights.',
  ],
  [
    { reason: 'min-stay', nights: 4, rule: { kind: 'override' } },
    'This apartment has a 4-night minimum stay.',
  ],
  [{ reason: 'min-stay', nights: 4, rule: { kind: 'global' } }, 'The minimum stay is 4 nights.'],
  [
    { reason: 'min-stay', nights: 4, rule: { kind: 'gap-fill' } },
    'The 4 free nights between two stays can only be booked together.',
  ],
  [{ reason: 'max-stay', nights: 2 }, 'The longest stay here is 2 nights. You asked for 3.'],
  [
    { reason: 'arrival-day-closed', day: '2026-12-22', openDays: [0, 6] },
    'No arrivals on Tue 22 Dec 2026. Stays start on Sunday or Saturday.',
  ],
  [{ reason: 'arrival-day-closed', day: '2026-12-22', openDays: [] }, 'No arrivals on Tue 22 Dec 2026.'],
  [
    { reason: 'departure-day-closed', day: '2026-12-25', openDays: [6] },
    'No departures on Fri 25 Dec 2026. Stays end on Saturday.',
  ],
  [{ reason: 'not-available', night: '2026-12-23' }, 'Wed 23 Dec 2026 is already booked.'],
  [{ reason: 'too-many-guests', capacity: 4 }, 'This apartment sleeps up to 4 guests. You asked for 6.'],
  [{ reason: 'not-listed' }, 'This apartment can’t be booked at the moment.'],
])('%j reads: %s', (reason, sentence) => expect(describeReason(reason, asked)).toBe(sentence));

test('no guests are asked to be some', () => {
  const sentence = describeReason({ reason: 'too-many-guests', capacity: 4 }, { ...asked, guests: 0 });
  expect(sentence).toBe('Choose from 1 to 4 guests.');
});

describe('what would work', () => {
  const tooShort: Reason = { reason: 'min-stay', nights: 5, rule: { kind: 'season', ...holidays } };

  test.each([
    [
      'staying longer or arriving sooner',
      [offer('2026-12-17', '2026-12-20'), offer('2026-12-22', '2026-12-27')],
      'Stay until 27 Dec, or arrive on 17 Dec',
    ],
    ['leaving sooner', [offer('2026-12-22', '2026-12-24')], 'Leave on 24 Dec'],
    ['other days and another length', [offer('2026-12-20', '2026-12-25')], 'Stay 20 Dec – 25 Dec'],
  ])('%s comes after it', (_, alternatives, ending) => {
    expect(describeReason(tooShort, asked, alternatives)).toBe(
      `Stays starting 20 Dec – 5 Jan are at least 5 nights. ${ending}.`,
    );
  });

  test('in another apartment is left to its card', () => {
    const elsewhere = [offer('2026-12-22', '2026-12-25', 'palm-villa')];
    expect(describeReason(tooShort, asked, elsewhere)).toBe(
      'Stays starting 20 Dec – 5 Jan are at least 5 nights.',
    );
  });

  test('is said once, where it answers', () => {
    const reasons: Reason[] = [
      { reason: 'too-many-guests', capacity: 4 },
      tooShort,
      { reason: 'not-available', night: '2026-12-23' },
    ];
    expect(describeReasons(reasons, asked, [offer('2026-12-22', '2026-12-27')])).toEqual([
      'This apartment sleeps up to 4 guests. You asked for 6.',
      'Stays starting 20 Dec – 5 Jan are at least 5 nights. Stay until 27 Dec.',
      'Wed 23 Dec 2026 is already booked.',
    ]);
  });
});

test('every refusal has a text for each reason', () => {
  const sane = fc.tuple(listings(), requests, instants);
  const hostile = fc.tuple(hostileListings, hostileRequests, hostileInstants);
  fc.assert(
    fc.property(fc.oneof(sane, hostile), ([listing, request, now]) => {
      const answer = checkStay(listing, request, now);
      fc.pre(!answer.ok);
      const alternatives = findAlternatives({
        asked: listing,
        others: [],
        request,
        promotionFor: () => null,
        now,
      });
      const sentences = describeReasons(
        answer.reasons,
        { apartmentId: 'marina-view', ...request },
        alternatives,
      );
      expect(sentences).toHaveLength(answer.reasons.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\S[^]*\.$/);
    }),
  );
});
