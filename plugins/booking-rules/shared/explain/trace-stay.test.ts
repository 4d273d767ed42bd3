import type { TakenNight, Trace, TraceAnswer } from './trace';
import { listingWith, MONDAY_NOON, type ListingDetails } from '../listing/listing.fixture';
import { SUMMER } from '../domain/pricing/promotion.fixture';
import type { Promotion } from '../domain/pricing/promotion';
import { traceStay } from './trace-stay';

interface Asked {
  checkIn?: string;
  checkOut?: string;
  guests?: number;
  promotion?: { code: string; promotion: Promotion | undefined };
  taken?: TakenNight[];
}

function trace(details: ListingDetails, asked: Asked = {}): Trace {
  const { checkIn = '2027-03-10', checkOut = '2027-03-13', guests = 2, promotion = null, taken = [] } = asked;
  const request = { checkIn, checkOut, guests };
  return traceStay({ listing: listingWith(details), request, promotion, taken, now: MONDAY_NOON });
}

function answers({ steps }: Trace): Record<string, TraceAnswer> {
  return Object.fromEntries(steps.map(({ rule, answer }) => [rule, answer]));
}

const minimums = ({ minimumStay }: Trace) =>
  minimumStay.map(({ kind, season, nights, won }) => [kind, season, nights, won]);

test('a stay that can be booked has a yes from every rule', () => {
  const { verdict, steps } = trace({});
  expect(verdict).toEqual({ ok: true });
  expect(steps.map(({ rule }) => rule)).toEqual([
    'not-listed',
    'dates-invalid',
    'in-the-past',
    'advance-notice',
    'too-far-ahead',
    'min-stay',
    'max-stay',
    'arrival-day-closed',
    'departure-day-closed',
    'not-available',
    'too-many-guests',
  ]);
  expect(new Set(steps.map(({ answer }) => answer))).toEqual(new Set(['yes']));
});

test('dates that are no stay leave nothing to ask of most rules, and no price', () => {
  const traced = trace({}, { checkOut: '2027-03-10', guests: 9 });
  expect(answers(traced)).toMatchObject({
    'not-listed': 'yes',
    'dates-invalid': 'no',
    'min-stay': 'not-asked',
    'not-available': 'not-asked',
    'too-many-guests': 'no',
  });
  expect(traced).toMatchObject({ minimumStay: [], price: null });
});

test.each<[string, ListingDetails, string, boolean]>([
  ['all apartments', {}, 'At most 90 nights, the longest stay for all apartments.', true],
  [
    'its apartment',
    { rules: { maximumStay: 120 } },
    'At most 120 nights, by the apartment’s own limit.',
    false,
  ],
])('the longest stay is explained as a rule of %s', (_, details, says, propertyWide) => {
  const step = trace(details).steps.find(({ rule }) => rule === 'max-stay');
  expect(step).toMatchObject({ answer: 'yes', says, propertyWide });
});

test('notice is not asked of an arrival in the past', () => {
  const traced = trace({ rules: { advanceNoticeHours: 24 } }, { checkIn: '2027-02-20' });
  expect(answers(traced)).toMatchObject({ 'in-the-past': 'no', 'advance-notice': 'not-asked' });
});

test('the minimum stay names every rule in its order, and the season for the apartment wins', () => {
  const traced = trace({
    rules: { minimumStayOverride: 3 },
    policies: { minimumStay: 2 },
    seasons: [
      { name: 'All', minimumNights: 4 },
      { name: 'Here', minimumNights: 5, apartments: ['marina-view'] },
      { name: 'Elsewhere in time', minimumNights: 9, firstNight: '2027-05-01', lastNight: '2027-05-31' },
    ],
  });
  expect(minimums(traced)).toEqual([
    ['gap-fill', null, null, false],
    ['season-apartment', 'Here', 5, true],
    ['season', 'All', 4, false],
    ['override', null, 3, false],
    ['global', null, 2, false],
    ['default', null, 1, false],
  ]);
  const step = traced.steps.find(({ rule }) => rule === 'min-stay');
  expect(step).toMatchObject({
    answer: 'no',
    says: '5 nights needed by a season for this apartment: Here.',
  });
});

test('a gap that is sold whole wins over every other rule', () => {
  const traced = trace({ policies: { minimumStay: 5 }, taken: ['2027-03-09', '2027-03-13'] });
  expect(minimums(traced)[0]).toEqual(['gap-fill', null, 3, true]);
  expect(traced.verdict).toEqual({ ok: true });
});

test('taken nights are named with who holds them', () => {
  const taken: TakenNight[] = [{ night: '2027-03-11', source: 'reservation', reference: 'R-1' }];
  const traced = trace({ taken: ['2027-03-11'] }, { taken });
  expect(traced.taken).toEqual(taken);
  expect(traced.steps.find(({ rule }) => rule === 'not-available')).toMatchObject({
    answer: 'no',
    reason: { reason: 'not-available', night: '2027-03-11' },
    says: '1 night taken, the first on Thu 11 Mar 2027 (reservation R-1).',
  });
});

test('each night says which rate won it', () => {
  const traced = trace(
    {
      rules: { weekendRate: 50_000, includedGuests: 2, extraGuestFee: 5_000 },
      seasons: [
        {
          name: 'Festival',
          firstNight: '2027-03-13',
          lastNight: '2027-03-19',
          nightlyRate: 60_000,
          weekendRate: 80_000,
        },
      ],
    },
    { checkIn: '2027-03-11', checkOut: '2027-03-20', guests: 3 },
  );
  const nights = traced.price?.nights ?? [];
  expect(nights.map(({ won }) => won)).toEqual([
    'base',
    'weekend',
    'season-weekend',
    ...Array<string>(5).fill('season'),
    'season-weekend',
  ]);
  expect(nights[2]).toMatchObject({ season: 'Festival', rate: 80_000, extraGuests: 5_000, amount: 85_000 });
});

test('a code that does not hold says why and takes nothing off', () => {
  const asked = { code: 'SUMMER', promotion: { ...SUMMER, minimumNights: 7 } };
  const traced = trace({}, { promotion: asked });
  expect(traced.promotion).toMatchObject({
    holds: false,
    refusal: { problem: 'minimum-nights', nights: 7 },
    says: 'The code SUMMER is valid for stays of 7 nights or more.',
  });
  expect(traced.price?.total).toBe(trace({}).price?.total);
});

test('a code that nobody made is unknown', () => {
  const traced = trace({}, { promotion: { code: 'NOPE', promotion: undefined } });
  expect(traced.promotion).toMatchObject({ percent: null, holds: false, refusal: { problem: 'unknown' } });
});
