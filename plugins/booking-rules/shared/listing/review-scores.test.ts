import { scoreAverages } from './review-scores';

test('a score is averaged over the reviews that give it, where enough of them do', () => {
  const reviews = [
    { cleanliness: 5, value: 4 },
    { cleanliness: 4, value: null, location: 5 },
    { cleanliness: 5, location: 5 },
    {},
    { location: 4 },
  ];
  expect(scoreAverages(reviews)).toEqual([
    { score: 'cleanliness', average: 4.7, count: 3 },
    { score: 'location', average: 4.7, count: 3 },
  ]);
  expect(scoreAverages([])).toEqual([]);
});
