import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** HTTP tests against the real server, on the database that TEST_DATABASE names: sqlite (default) or postgres. */
export default {
  rootDir: here,
  testMatch: ['<rootDir>/**/*.test.ts'],
  // What has nothing to do with the database is tried beside one of them, what one of them cannot do beside the other.
  testPathIgnorePatterns: [
    process.env.TEST_DATABASE === 'postgres'
      ? '/(?:access|assets|compression|connections|disk-full|headers|hostile-bodies|locked-database|mail-smtp|overload|pictures|request-limits|security-log)\\.test\\.ts$'
      : '/(?:database-unavailable|stripe-absent)\\.test\\.ts$',
  ],
  runtime: '<rootDir>/run/shared-modules.mjs',
  testEnvironment: '<rootDir>/run/server-environment.ts',
  setupFilesAfterEnv: ['<rootDir>/run/after-each-file.ts'],
  globalSetup: '<rootDir>/run/global-setup.ts',
  globalTeardown: '<rootDir>/run/global-teardown.ts',
  // One process: all files share its server, and none disturbs the clock of another.
  maxWorkers: 1,
  testSequencer: '<rootDir>/run/by-name.mjs',
  testTimeout: 120_000,
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
