import { goingLiveChecks, type HouseFacts } from './going-live';

const NOW = new Date('2026-11-23T10:00:00Z');
const READY: HouseFacts = {
  ...{ place: { city: 'Berlin', currency: 'EUR', timeZone: 'Europe/Berlin' }, unchosen: [] },
  ...{ publicUrl: 'https://stay.example', isDemo: false, hasMailServer: true, failingMails: 0 },
  ...{ lastMailAt: NOW.getTime() - 1_000, takesCards: false, hasBankAccount: true, missingBusiness: [] },
  legalPages: ['privacy', 'terms', 'cookies', 'cancellation', 'imprint'].map((legal) => ({
    ...{ legal, isTemplate: false },
  })),
  apartments: [{ name: 'Bay View', permitNumber: 'P-1', permitExpiry: '2026-11-23' }],
  ...{ sitemapApartments: 1, lastBackupAt: NOW.getTime() - 3_600_000 },
};
const openOf = (differences: Partial<HouseFacts>) =>
  goingLiveChecks({ ...READY, ...differences }, '2026-11-23', NOW).filter(({ done }) => !done);

test('a house that has everything has nothing left to do', () => {
  expect(openOf({})).toEqual([]);
});

const flat = READY.apartments[0];
test.each<[id: string, about: string, differences: Partial<HouseFacts>, says: RegExp]>([
  [
    'place',
    'a house that is nowhere, with what holds until then',
    { place: { city: '', currency: 'AED', timeZone: 'Asia/Dubai' }, unchosen: ['country', 'currency'] },
    /Not chosen yet: country, currency\. Until then prices are in AED, .* Asia\/Dubai/,
  ],
  ['demo', 'demo content', { isDemo: true }, /invented/],
  ['address', 'http', { publicUrl: 'http://stay.example' }, /https/],
  ['address', 'this machine', { publicUrl: 'https://localhost:1337' }, /localhost/],
  ['business', 'an empty field', { missingBusiness: ['legalName'] }, /the legal name/],
  [
    'legal',
    'a page that is a draft',
    { legalPages: READY.legalPages.slice(1) },
    /Not published yet: privacy\./,
  ],
  [
    'legal',
    'a template',
    { legalPages: READY.legalPages.map((page) => ({ ...page, isTemplate: page.legal === 'terms' })) },
    /Still a template: terms\./,
  ],
  [
    'permits',
    'one that expired',
    { apartments: [{ ...flat, name: 'Old', permitNumber: 'P', permitExpiry: '2026-11-22' }] },
    /Old/,
  ],
  [
    'permits',
    'none',
    { apartments: [{ ...flat, name: 'Bare', permitNumber: null, permitExpiry: '2027-01-01' }] },
    /Bare/,
  ],
  ['payments', 'no way to pay', { hasBankAccount: false }, /cannot pay/],
  ['mail', 'no server', { hasMailServer: false }, /SMTP_URL/],
  ['mail', 'a refused email', { failingMails: 2 }, /2 emails/],
  ['mail', 'nothing sent yet', { lastMailAt: null }, /No email has been sent/],
  ['sitemap', 'one out of reach', { sitemapApartments: null }, /cannot be reached/],
  ['sitemap', 'an apartment that is missing', { sitemapApartments: 0 }, /0 of 1/],
  ['backup', 'an old backup', { lastBackupAt: NOW.getTime() - 90_000_000 }, /no backup/],
  ['backup', 'no backup', { lastBackupAt: null }, /no backup/],
])('%s is to do for %s, and says what is wrong', (id, _, differences, says) => {
  expect(openOf(differences)).toMatchObject([{ id, text: expect.stringMatching(says) as string }]);
});

test('a house without apartments is told so, and is not ready', () => {
  expect(openOf({ apartments: [], sitemapApartments: 0 }).map(({ id }) => id)).toEqual([
    'permits',
    'sitemap',
  ]);
});
