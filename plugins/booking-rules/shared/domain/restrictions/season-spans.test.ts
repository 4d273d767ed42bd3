import fc from 'fast-check';
import { days, seasons } from '../arbitrary.fixture';
import { seasonsOn } from '../../listing/listing';
import { listingWith } from '../../listing/listing.fixture';
import type { Season } from './rules';

function winner(given: readonly Partial<Season>[], day: string): string | undefined {
  return seasonsOn(listingWith({ seasons: given }), day).rate?.id;
}

const month = { id: 'month', firstNight: '2027-03-01', lastNight: '2027-03-31', nightlyRate: 1 };

test('covers its first night and its last', () => {
  expect(winner([month], '2027-02-28')).toBeUndefined();
  expect(winner([month], '2027-03-01')).toBe('month');
  expect(winner([month], '2027-03-31')).toBe('month');
  expect(winner([month], '2027-04-01')).toBeUndefined();
});

test.each<[string, Partial<Season>, string]>([
  [
    'one for the apartment beats one for all, however long',
    { apartments: ['marina-view'], lastNight: '2028-03-31' },
    'other',
  ],
  ['the shorter beats the longer', { lastNight: '2027-03-30' }, 'other'],
  ['of two as long, the later begun wins', { firstNight: '2027-03-02', lastNight: '2027-04-01' }, 'other'],
  ['of two alike, the first by id wins', {}, 'month'],
  [
    'one for another apartment says nothing',
    { apartments: ['palm-villa'], lastNight: '2027-03-20' },
    'month',
  ],
  ['one for no apartment says nothing', { apartments: [], lastNight: '2027-03-20' }, 'month'],
  [
    'one without the rule asked about is passed over',
    { nightlyRate: null, lastNight: '2027-03-20' },
    'month',
  ],
])('%s', (_, difference, expected) => {
  expect(winner([month, { ...month, id: 'other', ...difference }], '2027-03-15')).toBe(expected);
});

test('the order of entry never matters', () => {
  fc.assert(
    fc.property(fc.array(seasons), days(), (given, day) => {
      const ask = (some: Season[]) => seasonsOn(listingWith({ seasons: some }), day).rate;
      expect(ask([...given].reverse())).toEqual(ask(given));
    }),
  );
});
