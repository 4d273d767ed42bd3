import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { sourceHash } from './source-hash.mjs';

describe('the hash of a part', () => {
  let root = '';
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const hash = () => sourceHash(root, ['lock.json', 'part']);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hash-'));
    write('lock.json', '{}');
    write('part/a.ts', 'a');
    write('part/deep/b.ts', 'b');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('stays the same while nothing changes, wherever the repository lies', () => {
    const before = hash();
    const moved = `${root}-moved`;
    renameSync(root, moved);
    root = moved;
    assert.equal(hash(), before);
  });

  for (const [change, path, text] of /** @type {const} */ ([
    ['a source is edited', 'part/deep/b.ts', 'b2'],
    ['a source is added', 'part/c.ts', ''],
    ['the packages change', 'lock.json', '{"a":1}'],
  ])) {
    it(`changes when ${change}`, () => {
      const before = hash();
      write(path, text);
      assert.notEqual(hash(), before);
    });
  }

  it('changes when a source is removed or renamed', () => {
    const before = hash();
    renameSync(join(root, 'part/a.ts'), join(root, 'part/z.ts'));
    const renamed = hash();
    assert.notEqual(renamed, before);
    rmSync(join(root, 'part/z.ts'));
    assert.notEqual(hash(), renamed);
  });

  for (const path of [
    'part/dist/a.js',
    'part/node_modules/x/index.js',
    'part/a.test.ts',
    'part/e2e/home.spec.ts',
  ]) {
    it(`does not change with ${path}`, () => {
      const before = hash();
      write(path, 'new');
      assert.equal(hash(), before);
    });
  }
});
