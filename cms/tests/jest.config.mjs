import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

const onPostgres = process.env.TEST_DATABASE === 'postgres';
/** True in a run of all tests, in which each database has its turn. */
const onBoth = process.env.TEST_DATABASES === '2';

/** What has nothing to do with the database is tried beside one of them, what one cannot do beside the other. */
const SQLITE_ALONE = [
  ...['access', 'assets', 'compression', 'connections', 'disk-full', 'headers', 'hostile-bodies'],
  ...['locked-database', 'mail-smtp', 'overload', 'pictures', 'request-limits', 'security-log', 'within'],
];
const POSTGRES_ALONE = ['database-unavailable', 'stripe-absent'];
/**
 * What is the same on both, and what only calls what others try on both: each database has half of it. On both is
 * what sells nights, moves money or keeps counts, and what asks in SQL of our own. A file with a test for one of them
 * alone is in the half of that one (`scripts/databases.test.mjs`).
 */
const HALVES = {
  sqlite: [
    ...['account-mails', 'api-docs', 'arrival', 'assistants', 'brand', 'cancellation-policies'],
    ...['constant-time', 'content-pages', 'cost', 'demo-content', 'desk-extras', 'extras'],
    ...['generated-types', 'going-live', 'housekeeping', 'import', 'known-pages', 'language-of-guests'],
    ...['language-of-staff', 'languages', 'late-packages', 'legal-pages', 'listing-imports'],
    ...['mail-settings', 'mail-trouble', 'modify-price', 'page-cache', 'pages', 'past-months'],
    ...['payment-terms', 'preview', 'registration', 'registrations', 'relocated-business', 'reviews'],
    ...['roles', 'roles-at-start', 'second-factor', 'second-factor-staff', 'sign-in-link'],
    ...['start-your-own', 'stripe-deposits', 'stripe-form', 'uploads'],
  ],
  postgres: [
    ...['account-sessions', 'accounts', 'address-link', 'apartment-identity', 'audit', 'builds'],
    ...['business-profile', 'cards', 'channel-routes', 'content', 'demo-pages', 'documents'],
    ...['early-answers', 'enquiries', 'event-shapes', 'fees-and-taxes', 'fuzz', 'guides', 'inbox'],
    ...['kept-answers', 'language-of-staff-mails', 'listings', 'mail-documents', 'mailed-answers'],
    ...['mails-by-rule', 'manage-access', 'messages', 'offer', 'operator-abroad', 'overview', 'owners'],
    ...['passwords', 'payment-reminders', 'permissions', 'property-policies', 'publishing'],
    ...['rate-limits', 'rate-plans', 'rates-and-restrictions', 'rates-pages', 'redirects'],
    ...['refusals'],
    ...['registration-mails', 'replay', 'reservation-desk', 'scheduled-guides', 'search-engines'],
    ...['search-two-servers', 'several-processes', 'sign-in-tries', 'signed-links', 'stay-details'],
    ...['strapi-client', 'stripe-checking', 'stripe-parts', 'terms', 'trace', 'translated-names'],
    ...['translations', 'turnover', 'two-servers', 'unhandled-error', 'unreadable-content'],
    ...['views-at-start', 'wishlists'],
  ],
};
const elsewhere = onPostgres
  ? [...SQLITE_ALONE, ...(onBoth ? HALVES.sqlite : [])]
  : [...POSTGRES_ALONE, ...(onBoth ? HALVES.postgres : [])];

/** HTTP tests against the real server, on the database that TEST_DATABASE names: sqlite (default) or postgres. */
export default {
  rootDir: here,
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: [`/(?:${elsewhere.join('|')})\\.test\\.ts$`],
  runtime: '<rootDir>/run/shared-modules.mjs',
  testEnvironment: '<rootDir>/run/server-environment.ts',
  setupFilesAfterEnv: ['<rootDir>/run/after-each-file.ts'],
  globalSetup: '<rootDir>/run/global-setup.ts',
  globalTeardown: '<rootDir>/run/global-teardown.ts',
  // One process: all files share its server, and none disturbs the clock of another.
  maxWorkers: 1,
  testSequencer: '<rootDir>/run/by-name.mjs',
  // Says only when a test hangs: on a busy machine, an import that is killed and started again takes minutes.
  testTimeout: 300_000,
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        // Real `import()`, for packages that are ECMAScript modules only.
        module: { type: 'commonjs', ignoreDynamic: true },
      },
    ],
  },
};
