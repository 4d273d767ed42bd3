import {
  describeFrozenRefusal,
  describeRefusal,
  normalizeCode,
  refuseFrozenPromotion,
  refusePromotion,
  UNLIMITED,
  type Promotion,
  type PromotionRefusal,
} from './promotion';

const VACATIONER25: Promotion = { ...UNLIMITED, code: 'VACATIONER25', percent: 25 };
const stay = { checkIn: '2027-03-10', checkOut: '2027-03-13' };
const TODAY = '2027-03-01';

function refusalOf(limits: Partial<Promotion>): PromotionRefusal | null {
  return refusePromotion({ ...VACATIONER25, ...limits }, 'marina-view', stay, TODAY);
}

test.each<[string, Partial<Promotion>]>([
  ['without limits', {}],
  ['on its first day of booking', { bookFrom: TODAY }],
  ['on its last day of booking', { bookUntil: TODAY }],
  ['for a stay that begins on its first night', { stayFrom: '2027-03-10' }],
  ['for a stay whose last night is its last', { stayUntil: '2027-03-12' }],
  ['for exactly its minimum of nights', { minimumNights: 3 }],
  ['for the apartment among others', { apartments: ['palm-villa', 'marina-view'] }],
  ['for the last use', { useLimit: 5, uses: 4 }],
])('a code holds %s', (_, limits) => expect(refusalOf(limits)).toBeNull());

test.each<[Partial<Promotion>, PromotionRefusal]>([
  [{ active: false }, { problem: 'unknown' }],
  [{ bookFrom: '2027-03-02' }, { problem: 'booking-window', from: '2027-03-02', until: null }],
  [{ bookUntil: '2027-02-28' }, { problem: 'booking-window', from: null, until: '2027-02-28' }],
  [{ stayFrom: '2027-03-11' }, { problem: 'stay-window', from: '2027-03-11', until: null }],
  [{ stayUntil: '2027-03-11' }, { problem: 'stay-window', from: null, until: '2027-03-11' }],
  [{ minimumNights: 4 }, { problem: 'minimum-nights', nights: 4 }],
  [{ apartments: ['palm-villa'] }, { problem: 'other-apartment' }],
  [{ apartments: [] }, { problem: 'other-apartment' }],
  [{ useLimit: 5, uses: 5 }, { problem: 'used-up' }],
])('with %j it is refused', (limits, refusal) => expect(refusalOf(limits)).toEqual(refusal));

test('a code that does not exist is unknown', () => {
  expect(refusePromotion(undefined, 'marina-view', stay, TODAY)).toEqual({ problem: 'unknown' });
});

test('codes are the same in any case and with spaces around them', () => {
  expect(normalizeCode(' vacationer25\n')).toBe('VACATIONER25');
});

test.each<[PromotionRefusal, string]>([
  [{ problem: 'unknown' }, "We don't know the code SUN. Check the spelling, or leave it out."],
  [
    { problem: 'booking-window', from: '2027-03-02', until: '2027-04-01' },
    'The code SUN is valid for bookings made from Tue 2 Mar 2027 to Thu 1 Apr 2027.',
  ],
  [
    { problem: 'stay-window', from: '2027-03-11', until: null },
    'The code SUN is valid for nights from Thu 11 Mar 2027 on.',
  ],
  [
    { problem: 'stay-window', from: null, until: '2027-03-11' },
    'The code SUN is valid for nights until Thu 11 Mar 2027.',
  ],
  [{ problem: 'minimum-nights', nights: 4 }, 'The code SUN is valid for stays of 4 nights or more.'],
  [{ problem: 'other-apartment' }, 'The code SUN is not valid for this apartment.'],
  [{ problem: 'used-up' }, 'The code SUN has been used up.'],
])('%j reads: %s', (refusal, sentence) => expect(describeRefusal('SUN', refusal)).toBe(sentence));

describe('a code in a frozen price', () => {
  const refusalOfFrozen = (limits: Partial<Promotion>) =>
    refuseFrozenPromotion({ ...VACATIONER25, ...limits }, stay, TODAY);

  test('is still refused by its switch, its dates and its limit', () => {
    expect(refusalOfFrozen({ active: false })?.problem).toBe('unknown');
    expect(refuseFrozenPromotion(undefined, stay, TODAY)?.problem).toBe('unknown');
    expect(refusalOfFrozen({ bookUntil: '2027-02-28' })?.problem).toBe('booking-window');
    expect(refusalOfFrozen({ stayFrom: '2027-03-11' })?.problem).toBe('stay-window');
    expect(refusalOfFrozen({ useLimit: 3, uses: 3 })?.problem).toBe('used-up');
  });

  test('keeps what was promised with it: for which stays it is, and for which apartments', () => {
    expect(refusalOfFrozen({ minimumNights: 9, apartments: ['palm-villa'] })).toBeNull();
  });

  test('that is switched off is said to be so, not to be unknown', () => {
    expect(describeFrozenRefusal('SUMMER', { problem: 'unknown' })).toBe(
      'The code SUMMER is no longer offered.',
    );
    expect(describeFrozenRefusal('SUMMER', { problem: 'used-up' })).toBe('The code SUMMER has been used up.');
  });
});
