import { contract } from 'booking-rules/contracts';
import type { Route } from 'booking-rules/contracts/route';
import { WATCHED_PANEL } from './watched-routes';

/** Lists of apartments, which the site shows to everybody, as they were sent to us. */
const OF_LISTINGS = /listing-(template|imports)/;

const files = Object.entries<Route>(contract).flatMap(([key, { answer }]) => {
  const isList = answer === 'text/csv' || key.endsWith('/statement.pdf');
  return key.includes(' /booking-rules/') && isList && !OF_LISTINGS.test(key) ? [key] : [];
});

test('there are such files', () => {
  expect(files.length).toBeGreaterThanOrEqual(9);
});

test.each(files)('whoever saves the file of %s stands in the security log', (key) => {
  expect(WATCHED_PANEL[key.replaceAll(/\{(\w+)\}/g, ':$1')]?.done).toBe('data.exported');
});
