import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CMS = join(__dirname, '../..');

/** What is changed inside a package, the releases of it that were read for that, and the test that holds it. */
const PATCHES: [folder: string, packageName: string, release: string, test: string][] = [
  ['src/patches/strapi-routes', '@strapi/core', '5.54', 'tests/security/access.test.ts'],
  ['src/patches/content-api', '@strapi/core', '5.54', 'tests/security/access.test.ts'],
  ['src/patches/content-types', '@strapi/core', '5.54', 'tests/security/permissions.test.ts'],
  ['src/patches/editing-views', '@strapi/content-manager', '5.54', 'tests/panel/views-at-start.test.ts'],
  ['src/patches/late-packages', 'date-fns', '2.30', 'tests/operations/late-packages.test.ts'],
  ['src/patches/relation-order', '@strapi/database', '5.54', 'tests/content/changes.test.ts'],
  ['src/patches/staff-accounts', '@strapi/admin', '5.54', 'tests/accounts/passwords.test.ts'],
  [
    'src/extensions/users-permissions',
    '@strapi/plugin-users-permissions',
    '5.54',
    'tests/accounts/sign-in-tries.test.ts',
  ],
  ['src/extensions/upload', '@strapi/upload', '5.54', 'tests/content/pictures.test.ts'],
];

test.each(PATCHES)('%s was written for the %s that is installed', (folder, packageName, release, file) => {
  const { version } = jest.requireActual<{ version: string }>(`${packageName}/package.json`);
  expect(version.startsWith(`${release}.`)).toBe(true);
  expect([folder, file].filter((path) => !existsSync(join(CMS, path)))).toEqual([]);
});
