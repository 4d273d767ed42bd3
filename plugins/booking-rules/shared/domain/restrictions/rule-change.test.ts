import { type RatesAndRestrictions, changeBetween, draftId, sizeOfChange } from './rule-change';
import { listingWith } from '../../listing/listing.fixture';
import { listingOf } from '../../listing/listing';
import { isSameYear, NOTHING_TAKEN, rateRuleStrip, yearOf } from '../pricing/rates';
import type { Season } from './rules';

const { rules, policies } = listingWith();
const season: Season = {
  id: 'peak',
  name: 'Peak',
  firstNight: '2027-04-01',
  lastNight: '2027-04-10',
  apartments: null,
  nightlyRate: 60_000,
  weekendRate: null,
  minimumNights: 4,
  arrivalDays: null,
  departureDays: null,
};
const apartment = (apartmentId: string) => ({
  apartmentId,
  documentId: `document-${apartmentId}`,
  name: apartmentId,
  district: { slug: 'dubai-marina', name: 'Dubai Marina' },
  rules: { ...rules, apartmentId },
});
const book: RatesAndRestrictions = {
  today: '2027-03-01',
  policies,
  apartments: [apartment('one'), apartment('two')],
  seasons: [season],
  promotions: [],
};
const withRules = (id: string, differences: Partial<typeof rules>): RatesAndRestrictions => ({
  ...book,
  apartments: book.apartments.map((it) =>
    it.apartmentId === id ? { ...it, rules: { ...it.rules, ...differences } } : it,
  ),
});

test('nothing has to be saved when nothing differs', () => {
  expect(changeBetween(book, structuredClone(book))).toEqual({});
});

test('what differs is saved, and nothing else', () => {
  expect(changeBetween(book, withRules('two', { minimumStayOverride: 3 }))).toEqual({
    overrides: [{ apartmentId: 'two', nights: 3 }],
  });
  expect(changeBetween(book, withRules('one', { weekendRate: 50_000 }))).toEqual({
    rates: [{ apartmentId: 'one', nightlyRate: rules.nightlyRate, weekendRate: 50_000 }],
  });
  expect(changeBetween(book, { ...book, policies: { ...policies, minimumStay: 2 } })).toEqual({ global: 2 });
});

test('seasons are made, changed and removed, each by its id', () => {
  const { id: _, ...fields } = season;
  const draft = { ...book, seasons: [{ ...season, id: draftId(), name: 'New' }] };
  const change = changeBetween(book, draft);
  expect(change).toEqual({ seasons: { save: [{ ...fields, name: 'New', id: null }], remove: ['peak'] } });
  expect(sizeOfChange(change)).toBe(2);
  const changed = { ...book, seasons: [{ ...season, minimumNights: 5 }] };
  expect(changeBetween(book, changed)).toEqual({
    seasons: { save: [{ ...season, minimumNights: 5 }], remove: [] },
  });
});

/** An apartment under seasons. */
const listing = (seasons: readonly Season[], differences: Partial<typeof rules> = {}) =>
  listingOf({ ...rules, ...differences }, policies, seasons, NOTHING_TAKEN);

test('a year is another where a rate or a minimum stay is, and not where a season is called otherwise or says nothing', () => {
  const isSame = (other: ReturnType<typeof listing>) => isSameYear(listing([season]), other, book.today);
  expect(isSame(listing([season]))).toBe(true);
  expect(isSame(listing([season], { nightlyRate: 1 }))).toBe(false);
  expect(isSame(listing([{ ...season, minimumNights: 5 }]))).toBe(false);
  expect(isSame(listing([{ ...season, name: 'Other' }]))).toBe(true);
  const silent = { ...season, id: 'silent', firstNight: '2027-05-01', lastNight: '2027-05-09' };
  Object.assign(silent, { nightlyRate: null, weekendRate: null, minimumNights: null });
  expect(isSame(listing([season, silent]))).toBe(true);
});

test('the strip of rates is one run outside of a season, and one within', () => {
  const runs = rateRuleStrip(listing([season]), yearOf(book));
  expect(runs.map(({ from, to, value }) => [from, to, value.nightly, value.season?.id ?? null])).toEqual([
    ['2027-03-01', '2027-03-31', 40_000, null],
    ['2027-04-01', '2027-04-10', 60_000, 'peak'],
    ['2027-04-11', '2028-02-28', 40_000, null],
  ]);
});
