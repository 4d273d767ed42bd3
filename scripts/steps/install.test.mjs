import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchesLock } from './install.mjs';

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
