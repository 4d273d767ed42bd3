import { fromRate } from './from-rate';
import { listingWith, type ListingDetails } from '../../listing/listing.fixture';

const TODAY = '2027-03-31';
const rules = { nightlyRate: 500, weekendRate: 400 };

test.each<[string, ListingDetails, number]>([
  ['the base rate', { rules: { nightlyRate: 500 } }, 500],
  ['a weekend rate below it', { rules }, 400],
  ['a season that ends tonight', { rules, seasons: [{ nightlyRate: 300 }] }, 300],
  ['the weekend rate of a season', { rules, seasons: [{ nightlyRate: 600, weekendRate: 350 }] }, 350],
  ['no season that is over', { rules, seasons: [{ nightlyRate: 300, lastNight: '2027-03-30' }] }, 400],
  ['no weekend rate where no night is one', { rules, policies: { weekendNights: [] } }, 500],
  [
    'no base rate where every night is one',
    { rules: { nightlyRate: 300, weekendRate: 400 }, policies: { weekendNights: [0, 1, 2, 3, 4, 5, 6] } },
    400,
  ],
  [
    'no season of another apartment',
    { rules, seasons: [{ nightlyRate: 300, apartments: ['palm-villa'] }] },
    400,
  ],
])('from the lowest: %s', (_, details, rate) => expect(fromRate(listingWith(details), TODAY)).toBe(rate));
