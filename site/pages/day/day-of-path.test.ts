import { dayOfPath } from './day-of-path';

test.each([
  ['/2026/10/12', '2026-10-12'],
  ['/2026/1/5', '2026-01-05'],
  ['/2028/02/29/', '2028-02-29'],
])('%s is the day %s', (path, day) => expect(dayOfPath(path)).toBe(day));

test.each(['/2026/13/01', '/2026/02/30', '/2027/02/29', '/26/10/12', '/2026/10', '/2026/10/12/a-guide', '/'])(
  '%s is no day',
  (path) => expect(dayOfPath(path)).toBeNull(),
);
