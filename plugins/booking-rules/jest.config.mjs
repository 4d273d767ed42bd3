import { fileURLToPath } from 'node:url';

/** Unit and property tests of the domain and of what the server writes: no Strapi, no database. */
export default {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: 'node',
  // Whether a machine is busy is not what is tested.
  testTimeout: 60_000,
  setupFilesAfterEnv: [
    '<rootDir>/../../scripts/fail-on-console-error.fixture.ts',
    '<rootDir>/shared/cases.fixture.ts',
    '<rootDir>/shared/messages/all-languages.ts',
  ],
  testMatch: ['<rootDir>/{shared,contracts,server}/**/*.test.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
};
