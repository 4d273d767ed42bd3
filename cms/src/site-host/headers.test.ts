import { cardFormHeaders, pageHeaders, uploadCaching } from './headers';

const OFF = { analyticsUrl: null, abTesting: null, errorReportingDsn: null, countryLookupUrl: null };
const settings = {
  siteDev: false,
  map: null,
  integrations: OFF,
  tagOrigins: ['https://*.collect.example'],
  s3: null,
  content: { url: '', version: 'v5' as const, userQuery: {} },
};

function directive(
  name: string,
  changed: Partial<typeof OFF> | Record<string, unknown> = {},
): string | undefined {
  const integrations = { ...OFF, ...changed };
  const policy = pageHeaders({ ...settings, integrations })['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('without services of others pages may ask nobody else', () => {
  expect(directive('script-src')).toBe(`script-src 'self'`);
  expect(directive('connect-src')).toBe(`connect-src 'self'`);
  expect(directive('img-src')).toBe(`img-src 'self' data:`);
});

test('analytics and A/B testing open for their own origins, each once', () => {
  const both = {
    analyticsUrl: 'https://tags.example/loader.js?id=1',
    abTesting: { scriptUrl: 'https://tags.example/ab.js', accountId: '1' },
  };
  const open = `'self' https://tags.example https://*.collect.example`;
  expect(directive('script-src', both)).toBe(`script-src ${open}`);
  expect(directive('connect-src', both)).toBe(`connect-src ${open}`);
});

test('error reporting and country look-up may be asked, and bring no scripts', () => {
  const both = {
    errorReportingDsn: 'https://key@errors.example/1',
    countryLookupUrl: 'https://country.example/json',
  };
  expect(directive('script-src', both)).toBe(`script-src 'self'`);
  expect(directive('connect-src', both)).toBe(
    `connect-src 'self' https://errors.example https://country.example`,
  );
});

test('pictures and films may come from the store of uploads, and nothing else may', () => {
  const s3 = {
    bucket: 'pictures',
    endpoint: null,
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    publicUrl: 'https://pictures.example/stay',
  };
  const policy = pageHeaders({ ...settings, s3 })['Content-Security-Policy'] ?? '';
  expect(policy).toContain(`img-src 'self' data: https://pictures.example;`);
  expect(policy).toContain(`media-src 'self' https://pictures.example;`);
  expect(policy.split('https://pictures.example')).toHaveLength(3);
});

test('pages may ask a content backend at another address', () => {
  const content = { ...settings.content, url: 'https://cms.example/backend' };
  const policy = pageHeaders({ ...settings, content })['Content-Security-Policy'];
  expect(policy).toContain(`connect-src 'self' https://cms.example;`);
});

test('pages on which cards are given let the payment partner in, and no others do', () => {
  const headers = pageHeaders(settings);
  expect(cardFormHeaders(headers, '/results/1')).toBe(headers);
  expect(cardFormHeaders(headers, '/summary-of-all')).toBe(headers);
  const policy = cardFormHeaders(headers, '/summary')['Content-Security-Policy'] ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' https://js.stripe.com https://*.js.stripe.com`,
      `connect-src 'self' https://api.stripe.com`,
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      `frame-ancestors 'none'`,
    ]),
  );
});

test.each([
  ['/9574d2fc6120_480.avif', true],
  ['/9574d2fc6120_1200.webp', true],
  // As sizes were named in the versions before.
  ['/sea_at_dusk_9f1fdbc173_7142a037_800.avif', true],
  ['/sea_at_dusk_9f1fdbc173.webp', false],
  ['/9574d2fc6120_1234567890.webp', false],
  ['/invoice_9574d2fc6120_480.pdf', false],
])('%s may be kept for ever: %s', (path, isForEver) => {
  expect(uploadCaching(path).includes('immutable')).toBe(isForEver);
});
