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
/** Pages and words, which are made from memory, and what is refused before a database is asked: each has half of them. */
const HALVES = {
  sqlite: [
    'api-docs',
    'brand',
    'constant-time',
    'generated-types',
    'language-of-guests',
    'language-of-staff',
    'legal-pages',
    'pages',
    'preview',
    'rate-limits',
    'relocated-business',
    'second-factor-staff',
    // It loads the demo, which takes a minute of a processor.
    'start-your-own',
    'uploads',
  ],
  postgres: [
    // The journey of an operator abroad is made beside the other.
    ...['builds', 'demo-pages', 'guides', 'operator-abroad', 'passwords', 'redirects', 'refusals'],
    ...[
      'property-policies',
      'scheduled-guides',
      'sign-in-tries',
      'signed-links',
      'trace',
      'translated-names',
    ],
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
