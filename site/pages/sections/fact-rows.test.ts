import { writtenIn } from 'booking-rules/shared/format/language';
import type { LegalFacts } from '../../api/site-api';
import { factTable, withFacts, type FactSource } from './fact-rows';

type Settings = Awaited<ReturnType<FactSource['settings']>>;

const FACTS: LegalFacts = {
  ...{ tradingName: 'Harbour Homes', legalName: null, address: ['1 Quay Street', 'Dubai'] },
  ...{ email: 'hello@harbour.example', phone: null, taxNumber: null, licenceNumber: 'DET 1' },
  policies: [{ name: 'Flexible', usual: true, tiers: [{ percent: 100, days: 7 }] }],
};
const PLAIN: Settings = {
  ...{
    integrations: { analyticsUrl: null, abTesting: null, errorReportingDsn: null, countryLookupUrl: null },
  },
  ...{ map: null, payments: ['manual'], signInProviders: [] },
};

async function tableOf(
  shows: Parameters<typeof factTable>[1],
  differences: Partial<Settings> = {},
): Promise<string> {
  const settings = { ...PLAIN, ...differences };
  const api = { legalFacts: () => Promise.resolve(FACTS), settings: () => Promise.resolve(settings) };
  return (await factTable(api, shows)).rows.map((row) => row.join(' | ')).join('\n');
}

test('a text is filled in from the business, and says where something is missing', () => {
  expect(withFacts('{{business}}, {{ address }}, {{phone}} {{unknown}}', FACTS)).toBe(
    'Harbour Homes, 1 Quay Street, Dubai, [not filled in yet] {{unknown}}',
  );
});

test('in a text that is read from the right each fact is held together', () => {
  const facts = { ...FACTS, phone: '+971 4 555 0142' };
  expect(writtenIn('ar', () => withFacts('{{phone}} أو {{email}}', facts))).toBe(
    '\u2068+971 4 555 0142\u2069 أو \u2068hello@harbour.example\u2069',
  );
});

test('an Arabic address has Arabic commas, and no name pulls the brackets of its sentence along', () => {
  const facts = { ...FACTS, address: ['مكتب 4', 'دبي'], legalName: 'Harbour Homes L.L.C.' };
  expect(writtenIn('ar', () => withFacts('{{business}} ({{address}})', facts))).toBe(
    '\u2068Harbour Homes L.L.C.\u2069 (\u2068مكتب 4، دبي\u2069)',
  );
});

test('the business is told without what nobody has filled in', async () => {
  expect(await tableOf('business')).toContain('Licence number | DET 1');
  expect(await tableOf('business')).not.toContain('Phone');
});

test('policies are told in words, and which of them is the usual one', async () => {
  expect(await tableOf('cancellation')).toBe(
    'Flexible (unless your booking names another) | Free until 7 days before arrival; then no refund',
  );
});

test('only those who receive something here are named', async () => {
  expect(await tableOf('recipients')).not.toMatch(/Stripe|maps|visits/);
  const integrations = { ...PLAIN.integrations, analyticsUrl: 'https://stats.example/tag.js' };
  const map = {
    kind: 'raster',
    url: 'https://{s}.tiles.example/{z}.png',
    attribution: '',
    maxZoom: 19,
  } as const;
  const told = await tableOf('recipients', { integrations, map, payments: ['stripe'] });
  expect(told).toContain('Stripe | ');
  expect(told).toContain('stats.example | Counts visits');
  expect(told).toContain('tiles.example | ');
  const own = { ...map, kind: 'vector', url: '/map-tiles/one/{z}/{x}/{y}' } as const;
  expect(await tableOf('recipients', { map: own })).not.toMatch(/maps|tiles/);
});

test('a browser keeps a choice about analytics only where there are any', async () => {
  expect(await tableOf('storage')).not.toContain('consent |');
  const integrations = { ...PLAIN.integrations, analyticsUrl: 'https://stats.example/tag.js' };
  const told = await tableOf('storage', { integrations });
  expect(told).toContain('consent | ');
  expect(told).toContain('Cookies of stats.example');
  expect(await tableOf('storage', { signInProviders: ['google'] })).toContain('koa.sess');
});

test('what is said to be kept names bookings, enquiries and accounts', async () => {
  expect(await tableOf('retention')).toMatch(/A booking.*An enquiry.*An account/s);
});
