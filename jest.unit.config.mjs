import { fileURLToPath } from 'node:url';

const parser = { syntax: 'typescript', tsx: true };

/** Unit tests outside the booking rules: no server, no browser. */
export default {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: 'node',
  roots: ['<rootDir>/cms/src', '<rootDir>/database', '<rootDir>/scripts', '<rootDir>/site'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/site/e2e/', '<rootDir>/database/data/'],
  modulePathIgnorePatterns: ['/dist/'],
  // The rules as they are written, not as they were last built.
  moduleNameMapper: {
    '^booking-rules/shared/(.*)$': '<rootDir>/plugins/booking-rules/shared/$1',
    // The site's React, for libraries that lie beside the one of Strapi's admin too.
    '^react(/.*)?$': '<rootDir>/site/node_modules/react$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
};
