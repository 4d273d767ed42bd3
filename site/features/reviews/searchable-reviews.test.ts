import type { Review } from '../../api/editorial';
import { matchingReviews } from './searchable-reviews';

const review = (text: string, rest: Partial<Review> = {}): Review => ({
  ...{ guestName: 'Grace', rating: 5, text, date: '2026-03-02', apartment: null, hostAnswer: null },
  ...rest,
});
const quiet = review('Quiet, and the pool is warm.');
const cafe = review('A café downstairs.', { hostAnswer: 'Come back when the pool is open.' });

test('a search finds reviews that say all its words, in the answer of the host too', () => {
  expect(matchingReviews([quiet, cafe], 'POOL')).toEqual([quiet, cafe]);
  expect(matchingReviews([quiet, cafe], 'pool quiet')).toEqual([quiet]);
  expect(matchingReviews([quiet, cafe], 'cafe')).toEqual([cafe]);
  expect(matchingReviews([quiet, cafe], 'sauna')).toEqual([]);
  expect(matchingReviews([quiet, cafe], '  ')).toEqual([quiet, cafe]);
});
