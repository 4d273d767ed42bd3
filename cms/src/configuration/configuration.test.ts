import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings, SETTING_NAMES } from '../../config/settings';
import { isGuessable } from './secrets';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = (letter: string): string => `${letter}7hK2mQx9-vT4bWzL8nRc3yPd6`;
const GOOD: NodeJS.ProcessEnv = {
  APP_KEYS: `${secret('a')},${secret('b')}`,
  API_TOKEN_SALT: secret('c'),
  ADMIN_JWT_SECRET: secret('d'),
  TRANSFER_TOKEN_SALT: secret('e'),
  ENCRYPTION_KEY: secret('f'),
  JWT_SECRET: secret('g'),
  LINK_SECRET: secret('h'),
  REGISTRATION_KEY: secret('i'),
};

function fileWith(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('a secret is read from the file that is named for it, without the line break at its end', () => {
  const { JWT_SECRET: _, ...rest } = GOOD;
  const settings = readSettings({ ...rest, JWT_SECRET_FILE: fileWith('jwt', `${secret('i')}\n`) });
  expect(settings.jwtSecret).toBe(secret('i'));
});

test('a file that cannot be read is named', () => {
  const { JWT_SECRET: _, ...rest } = GOOD;
  expect(() => readSettings({ ...rest, JWT_SECRET_FILE: join(folder, 'nowhere') })).toThrow(
    /JWT_SECRET_FILE names .*nowhere, which cannot be read/,
  );
});

test('a value and a file for the same setting are refused', () => {
  const both = { ...GOOD, JWT_SECRET_FILE: fileWith('both', secret('k')) };
  expect(() => readSettings(both)).toThrow('JWT_SECRET and JWT_SECRET_FILE are both set');
});

test.each(Object.keys(GOOD))('a start without %s is refused', (name) => {
  expect(() => readSettings({ ...GOOD, [name]: '' })).toThrow(`${name} is missing`);
});

test.each([
  'tobemodified1tobemodified2',
  'change-me-before-you-go',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'your-secret-goes-in-here',
])('in production the secret %s is refused', (weak) => {
  expect(isGuessable(weak)).toBe(true);
  expect(() => readSettings({ ...GOOD, NODE_ENV: 'production', JWT_SECRET: weak })).toThrow(
    'JWT_SECRET can be guessed',
  );
  expect(readSettings({ ...GOOD, NODE_ENV: 'test', JWT_SECRET: weak }).jwtSecret).toBe(weak);
});

test('in production one secret is not to serve twice', () => {
  expect(() => readSettings({ ...GOOD, NODE_ENV: 'production', LINK_SECRET: secret('g') })).toThrow(
    'JWT_SECRET and LINK_SECRET are the same',
  );
});

const STORE: NodeJS.ProcessEnv = {
  ...GOOD,
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'a secret',
};

test('uploads stay on disk unless a bucket is named', () => {
  expect(readSettings(GOOD).s3).toBeNull();
  expect(readSettings(STORE).s3).toMatchObject({
    bucket: 'pictures',
    endpoint: null,
    publicUrl: 'https://pictures.s3.eu-central-1.amazonaws.com',
  });
});

test('another store than Amazon needs no region, and pictures come from where it says', () => {
  const { S3_REGION: _, ...rest } = STORE;
  const elsewhere = { ...rest, S3_ENDPOINT: 'https://s3.example/' };
  expect(readSettings(elsewhere).s3).toMatchObject({ publicUrl: 'https://s3.example/pictures' });
  const behind = { ...elsewhere, S3_PUBLIC_URL: 'https://pictures.example/' };
  expect(readSettings(behind).s3).toMatchObject({ publicUrl: 'https://pictures.example' });
});

test.each(['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'half a store is refused: %s is missing',
  (name) => {
    expect(() => readSettings({ ...STORE, [name]: '' })).toThrow(
      new RegExp(`${name}.* missing.*otherwise none`),
    );
  },
);

test.each([
  ['PORT', ['0', '70000', '80.5', 'http']],
  [
    'PUBLIC_URL',
    ['stay.example', 'ftp://stay.example', 'https://stay.example/booking', 'https://stay.example?a=1'],
  ],
  ['PUBLIC_URL', ['https://user:password@stay.example', 'https://stay.example/#top', 'https://']],
  ['LOG_LEVEL', ['loud']],
  ['LOG_FORMAT', ['xml']],
  ['METRICS_TOKEN', ['short']],
  ['SHUTDOWN_DELAY', ['-1', 'soon', '301']],
  ['DATABASE_CLIENT', ['oracle']],
  ['DATABASE_URL', ['localhost', 'mysql://localhost/stays']],
  ['DATABASE_DIRECT_URL', ['localhost', 'mysql://localhost/stays']],
  ['DATABASE_POOL_MAX', ['1', 'many']],
  ['S3_BUCKET', ['My Bucket']],
  ['S3_ENDPOINT', ['s3.example']],
  ['S3_PUBLIC_URL', ['ftp://s3.example']],
  ['SMTP_URL', ['mail.example', 'http://mail.example']],
  ['MAIL_FROM', ['us']],
  ['MANAGER_EMAIL', ['the manager']],
  ['STRIPE_SECRET_KEY', ['sk']],
  ['STRIPE_WEBHOOK_SECRET', ['wh']],
  ['STRIPE_API_BASE', ['localhost']],
  ['MAP_TILES', ['https://tiles.example', 'https://tiles.example/city.pmtiles', '/data/city.mbtiles']],
  ['ANALYTICS_URL', ['javascript:alert(1)']],
  ['AB_TESTING_URL', ['ab.example']],
  ['TAG_ORIGINS', ["'unsafe-inline'"]],
  ['CALENDAR_HTTP', ['perhaps']],
  ['CALENDAR_NETWORKS', ['10.1.0.0', '10.1.0.0/64', 'intranet']],
  ['ERROR_REPORTING_DSN', ['dsn']],
  ['COUNTRY_LOOKUP_URL', ['country']],
  ['CONTENT_API_URL', ['cms', 'ftp://cms.example', 'https://cms.example?a=1', 'https://cms.example/#top']],
  ['CONTENT_API_VERSION', ['3', 'v6']],
  ['CONTENT_USER_QUERY', ['populate', '?populate=role', 'populate=role&', '=role']],
  ['PAGE_CACHE_MB', ['-1', '1.5', 'much']],
  ['TRUSTED_PROXIES', ['-1', 'all']],
  ['RATE_LIMITS', ['maybe']],
  ['RATE_LIMIT_SIGN_IN', ['20']],
  ['SEARCHES_AT_ONCE', ['0', '20/60', 'some']],
  ['EVENT_LOOP_DELAY', ['0', '1.5', 'late']],
  ['DEMO_CONTENT', ['perhaps']],
  ['DEMO_PASSWORD', ['short']],
  ['SITE_DEV', ['2']],
])('%s that is wrong is refused with what to write in its place', (name, values) => {
  for (const value of values) {
    const said = new RegExp(`Settings: ${name} must (be|have) .+\\. Correct this in \\.env`);
    expect(() => readSettings({ ...GOOD, [name]: value })).toThrow(said);
  }
});

test('the address of the site is taken with or without the slash at its end', () => {
  for (const PUBLIC_URL of ['https://stay.example', 'https://stay.example/', 'HTTPS://Stay.Example']) {
    expect(readSettings({ ...GOOD, PUBLIC_URL }).publicUrl).toBe('https://stay.example');
  }
});

test('maps come from a server at another address, or from a file of ours', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(readSettings(GOOD).map).toBeNull();
  expect(readSettings({ ...GOOD, MAP_TILES: url }).map).toEqual({ kind: 'address', url, attribution: null });
  expect(readSettings({ ...GOOD, MAP_TILES: '/data/city.pmtiles', MAP_ATTRIBUTION: '© us' }).map).toEqual({
    ...{ kind: 'file', path: '/data/city.pmtiles', attribution: '© us' },
  });
});

test('browsers ask this server for data, in its own way, unless settings name another backend', () => {
  expect(readSettings(GOOD).content).toEqual({ url: '', version: 'v5', userQuery: {} });
  const other = {
    CONTENT_API_URL: 'https://cms.example/backend/',
    CONTENT_API_VERSION: 'v3',
    CONTENT_USER_QUERY: 'populate[role][fields][0]=name&locale=en%20GB',
  };
  expect(readSettings({ ...GOOD, ...other }).content).toEqual({
    url: 'https://cms.example/backend',
    version: 'v3',
    userQuery: { 'populate[role][fields][0]': 'name', locale: 'en GB' },
  });
});

test.each([
  ['a database in use', 'administrators', { PUBLIC_URL: 'https://stay.example' }],
  [
    'a demo that others can reach',
    'administrators',
    { PUBLIC_URL: 'https://a.example', DEMO_CONTENT: 'true' },
  ],
  ['an empty database', 'administrators', { DEMO_CONTENT: 'false' }],
  ['a demo at home', 'optional', { DEMO_CONTENT: 'true' }],
  ['a demo with the setting', 'everyone', { DEMO_CONTENT: 'true', STAFF_SECOND_FACTOR: 'everyone' }],
])('of %s the setting of second factors is %s', (_, who, source) => {
  expect(readSettings({ ...GOOD, NODE_ENV: 'production', ...source }).staffSecondFactor).toBe(who);
});

test('.env.example names every setting, and none that there is not', () => {
  const text = readFileSync(resolve(__dirname, '../../../.env.example'), 'utf8');
  const named = [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect([...new Set(named)].sort()).toEqual([...SETTING_NAMES].sort());
});
