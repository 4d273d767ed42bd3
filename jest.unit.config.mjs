import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('.', import.meta.url));
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
// The rules as they are written, not as they were last built.
const RULES = { '^booking-rules/(shared|contracts)(/.*)?$': '<rootDir>/plugins/booking-rules/$1$2' };

// A message on the console's error stream fails its test.
const NO_ERRORS = '<rootDir>/scripts/fail-on-console-error.fixture.ts';

/** Unit tests outside the booking rules: no server, no browser. */
export default {
  rootDir,
  // Whether a machine is busy is not what is tested.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'units',
      rootDir,
      testEnvironment: 'node',
      roots: ['<rootDir>/cms/src', '<rootDir>/database', '<rootDir>/scripts', '<rootDir>/site'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/site/e2e/', '<rootDir>/database/data/'],
      modulePathIgnorePatterns: ['/dist/'],
      setupFilesAfterEnv: [NO_ERRORS, '<rootDir>/site/messages/all-languages.ts'],
      moduleNameMapper: {
        ...RULES,
        // The site's React, for libraries that lie beside the one of Strapi's admin too.
        '^react(/.*)?$': '<rootDir>/site/node_modules/react$1',
      },
      transform,
    },
    {
      // Components of the panel, with a stand-in for Strapi's panel around them.
      displayName: 'panel',
      rootDir,
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/plugins/booking-rules/admin'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      setupFilesAfterEnv: [NO_ERRORS, '<rootDir>/plugins/booking-rules/admin/tests/set-up.ts'],
      moduleNameMapper: {
        ...RULES,
        '^@strapi/strapi/admin$': '<rootDir>/plugins/booking-rules/admin/tests/strapi-admin.tsx',
      },
      transform,
    },
  ],
};
