import { datesProblem } from './dates-problem';

const TODAY = '2026-11-20';
const problem = (start: string, end: string): string | null =>
  datesProblem(new URLSearchParams({ availabilityDateStart: start, availabilityDateEnd: end }), TODAY);

describe('the dates of a search', () => {
  test('are fine from today on', () => expect(problem(TODAY, '2026-11-21')).toBeNull());
  test('may be left out', () => expect(problem('', '')).toBeNull());

  test.each([
    ['only an arrival', '2026-12-01', '', /check-out date/],
    ['only a departure', '', '2026-12-01', /check-in date/],
    ['a day that does not exist', '2027-02-30', '2027-03-02', /don't exist/],
    ['the past', '2026-11-19', '2026-11-25', /in the past/],
    ['a departure before the arrival', '2026-12-05', '2026-12-05', /after check-in/],
    ['more than a year', '2026-12-05', '2027-12-30', /365 nights/],
    ['years ahead', '2029-12-05', '2029-12-09', /too far ahead/],
  ])('%s is refused in words', (_, start, end, sentence) => {
    expect(problem(start, end)).toMatch(sentence);
  });
});
