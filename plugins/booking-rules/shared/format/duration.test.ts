import { formatDuration } from './duration';

test.each([
  [1, '1 minute'],
  [30, '30 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [2 * 60, '2 hours'],
  [24 * 60, '24 hours'],
  [48 * 60, '48 hours'],
  [72 * 60, '3 days'],
  [73 * 60, '73 hours'],
])('%d minutes are %s', (minutes, words) => expect(formatDuration(minutes)).toBe(words));
