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
  [{ reason: 'dates-invalid' }, 'Choose a day to arrive and a later day to leave.'],
  [
    { reason: 'in-the-past', today: '2026-12-24' },
    'Tue 22 Dec 2026 has passed, the earliest day to arrive is Thu 24 Dec 2026.',
  ],
  [
    { reason: 'advance-notice', hours: 24, earliestArrival: '2026-12-23' },
    "24 hours' notice needed, the earliest day to arrive is Wed 23 Dec 2026.",
  ],
  [
    { reason: 'advance-notice', hours: 72, earliestArrival: '2026-12-25' },
    "3 days' notice needed, the earliest day to arrive is Fri 25 Dec 2026.",
  ],
  [
    { reason: 'too-far-ahead', lastBookableDay: '2026-12-23' },
    'The last night that can be booked today is Wed 23 Dec 2026.',
  ],
  [
    { reason: 'min-stay', nights: 5, rule: { kind: 'season', ...holidays } },
    '5 nights needed for arrivals 20 Dec to 5 Jan.',
  ],
  [
    { reason: 'min-stay', nights: 7, rule: { kind: 'season-apartment', ...holidays } },
    '7 nights needed for arrivals 20 Dec to 5 Jan.',
  ],
  [{ reason: 'min-stay', nights: 4, rule: { kind: 'override' } }, '4 nights needed in this apartment.'],
  [{ reason: 'min-stay', nights: 4, rule: { kind: 'global' } }, '4 nights needed.'],
  [
    { reason: 'min-stay', nights: 4, rule: { kind: 'gap-fill' } },
    '4 nights free between two stays, sold together only.',
  ],
  [{ reason: 'max-stay', nights: 2 }, 'A stay here has at most 2 nights, you asked for 3.'],
  [
    { reason: 'arrival-day-closed', day: '2026-12-22', openDays: [0, 6] },
    'No arrivals on Tue 22 Dec 2026, stays then begin on Sunday or Saturday.',
  ],
  [{ reason: 'arrival-day-closed', day: '2026-12-22', openDays: [] }, 'No arrivals on Tue 22 Dec 2026.'],
  [
    { reason: 'departure-day-closed', day: '2026-12-25', openDays: [6] },
    'No departures on Fri 25 Dec 2026, stays then end on Saturday.',
  ],
  [{ reason: 'not-available', night: '2026-12-23' }, 'The night of Wed 23 Dec 2026 is taken.'],
  [{ reason: 'too-many-guests', capacity: 4 }, 'This apartment sleeps at most 4 guests, you asked for 6.'],
  [{ reason: 'not-listed' }, 'This apartment cannot be booked at the moment.'],
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
      'stay to 27 Dec, or arrive 17 Dec',
    ],
    ['leaving sooner', [offer('2026-12-22', '2026-12-24')], 'leave on 24 Dec'],
    ['other days and another length', [offer('2026-12-20', '2026-12-25')], 'stay 20 Dec to 25 Dec'],
  ])('%s ends the sentence', (_, alternatives, ending) => {
    expect(describeReason(tooShort, asked, alternatives)).toBe(
      `5 nights needed for arrivals 20 Dec to 5 Jan: ${ending}.`,
    );
  });

  test('in another apartment is left to its card', () => {
    const elsewhere = [offer('2026-12-22', '2026-12-25', 'palm-villa')];
    expect(describeReason(tooShort, asked, elsewhere)).toBe('5 nights needed for arrivals 20 Dec to 5 Jan.');
  });

  test('is said once, where it answers', () => {
    const reasons: Reason[] = [
      { reason: 'too-many-guests', capacity: 4 },
      tooShort,
      { reason: 'not-available', night: '2026-12-23' },
    ];
    expect(describeReasons(reasons, asked, [offer('2026-12-22', '2026-12-27')])).toEqual([
      'This apartment sleeps at most 4 guests, you asked for 6.',
      '5 nights needed for arrivals 20 Dec to 5 Jan: stay to 27 Dec.',
      'The night of Wed 23 Dec 2026 is taken.',
    ]);
  });
});

test('every refusal reads as one sentence for each reason', () => {
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
