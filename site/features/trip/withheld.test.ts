import type { WithheldItem } from 'booking-rules/contracts/reservations/arrival';
import { withheldSentences } from './withheld';

const item = (name: WithheldItem['item'], rest: Partial<WithheldItem> = {}): WithheldItem => ({
  ...{ item: name, status: 'later', from: null, once: [] },
  ...rest,
});
const from = '2027-03-18T11:00:00.000Z';

test('what is shown at one time for one reason is told in one sentence', () => {
  const later = { from, once: ['payment' as const] };
  expect(withheldSentences([item('steps', later), item('doorCode', later), item('wifi', later)])).toEqual([
    'You’ll see the check-in steps, the door code and the Wi-Fi here from Thu 18 Mar 2027, 15:00 Dubai time, once your stay is paid.',
  ]);
});

test.each([
  [{ from }, 'You’ll see the door code here from Thu 18 Mar 2027, 15:00 Dubai time.'],
  [
    { once: ['payment' as const, 'registration' as const] },
    'You’ll see the door code here once your stay is paid and all guests are registered.',
  ],
  [{ status: 'not-confirmed' as const }, 'You’ll see the door code here once your stay is confirmed.'],
  [{ status: 'held-back' as const }, 'Please contact us about the door code.'],
])('why not yet: %j', (rest, sentence) => {
  expect(withheldSentences([item('doorCode', rest)])).toEqual([sentence]);
});

test('nothing is said of what is over', () => {
  expect(withheldSentences([item('doorCode', { status: 'over' })])).toEqual([]);
});
