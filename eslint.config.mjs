import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const CODE = ['**/*.{ts,tsx,mjs,js}'];
/** Code of the server and the panel: one TypeScript program, since the linter keeps every program in memory. */
const SERVER_AND_PANEL = ['{plugins,cms,database}/**/*.{ts,tsx}'];

/** What a newer browser or a router does with code that the compiler finds nothing wrong with. */
const EFFECT_WITH_A_VALUE = {
  selector:
    'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression[body.type!="BlockStatement"]',
  message:
    'Write the effect as a block. React calls what it returns to clean up, and browsers return promises where they once returned nothing.',
};
const LINK_WITH_A_HANDLER = {
  selector: 'JSXOpeningElement[name.name="a"] > JSXAttribute[name.name="onClick"]',
  message: "Use ui/action-link: Vike's router follows a link whose click was cancelled.",
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.cache/',
    'cms/types/generated/',
    'cms/.strapi/',
    'cms/public/',
    'database/data/',
    'test-results/',
    'playwright-report/',
    '**/*.build-*.mjs',
  ]),
  {
    files: CODE,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // What answers at once today may be declared async for the interface that it serves.
      '@typescript-eslint/require-await': 'off',
      // Numbers read well in sentences; what else is put into one is said aloud.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => done()` is the short way to write a callback, and hides nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A deprecation is news from a library, for the day on which it is updated.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    files: SERVER_AND_PANEL,
    languageOptions: { parserOptions: { projectService: false, project: 'tsconfig.lint.json' } },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'cms/tests/**', 'site/e2e/**'],
    // A test reads as a list of claims, and a table of cases is long without being two ideas.
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['site/**/*.{ts,tsx}', 'plugins/booking-rules/admin/**/*.{ts,tsx}', 'cms/src/admin/**/*.{ts,tsx}'],
    ignores: ['site/e2e/**'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: { 'no-restricted-syntax': ['error', EFFECT_WITH_A_VALUE] },
  },
  {
    // A visitor's browser may warn a developer.
    files: ['site/**/*.{ts,tsx}'],
    ignores: ['site/e2e/**'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['site/**/*.tsx'],
    ignores: ['site/e2e/**', 'site/ui/action-link.tsx'],
    rules: { 'no-restricted-syntax': ['error', EFFECT_WITH_A_VALUE, LINK_WITH_A_HANDLER] },
  },
  {
    // TanStack Virtual says that the React Compiler would pass its components over; there is no such compiler here.
    files: ['plugins/booking-rules/admin/**/*.{ts,tsx}'],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    // Talking to the person at the keyboard is what these are for.
    files: ['scripts/**', 'docker/**', 'site/e2e/**', 'cms/server.mjs', 'cms/src/serve.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{scripts,docker}/**/*.mjs'],
    // Casts of JavaScript are comments: the compiler sees them, this rule does not.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['{scripts,docker}/**/*.test.mjs'],
    // node:test's describe and it return promises that the runner itself awaits.
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    // JavaScript outside every TypeScript project: entries, migrations and settings of tools.
    files: ['**/*.js', '**/*.mjs'],
    ignores: ['{scripts,docker}/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
