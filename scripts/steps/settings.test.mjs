import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { freshSettings, loadSettings } from './settings.mjs';

describe('the settings of an installation', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'settings-'));
    file = join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are written once, for the owner alone', () => {
    const settings = loadSettings(file, {});
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const text = readFileSync(file, 'utf8');
    assert.deepEqual(loadSettings(file, {}), settings);
    assert.equal(readFileSync(file, 'utf8'), text);
  });

  it('never repeat a secret', () => {
    const { APP_KEYS, JWT_SECRET, ADMIN_JWT_SECRET, LINK_SECRET } = loadSettings(file, {});
    const other = freshSettings();
    const secrets = [
      ...(APP_KEYS ?? '').split(','),
      JWT_SECRET,
      ADMIN_JWT_SECRET,
      LINK_SECRET,
      other.JWT_SECRET,
    ];
    assert.equal(new Set(secrets).size, 8);
    for (const secret of secrets) assert.ok((secret ?? '').length >= 32);
  });

  it('give the demo manager a password that the admin panel accepts', () => {
    assert.match(loadSettings(file, {}).DEMO_PASSWORD ?? '', /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{12,72}$/);
  });

  it('keep every line that a person wrote and add only what is missing', () => {
    const written = '# ours\nPORT=8080\nJWT_SECRET="kept as it is"\nPUBLIC_URL=https://stay.example';
    writeFileSync(file, written);
    chmodSync(file, 0o640);
    const settings = loadSettings(file, {});
    const text = readFileSync(file, 'utf8');
    assert.ok(text.startsWith(`${written}\n`));
    assert.equal(text.match(/^PORT=/gm)?.length, 1);
    assert.equal(settings.PORT, '8080');
    assert.equal(settings.JWT_SECRET, 'kept as it is');
    assert.match(text, /^LINK_SECRET=.{32,}$/m);
    assert.equal(statSync(file).mode & 0o777, 0o640);
  });

  it('are shut to strangers when a copy has opened them, and stay open to a group', () => {
    for (const [mode, after] of /** @type {const} */ ([
      [0o644, 0o640],
      [0o604, 0o600],
      [0o666, 0o660],
    ])) {
      writeFileSync(file, 'PORT=8080\n');
      chmodSync(file, mode);
      loadSettings(file, {});
      assert.equal(statSync(file).mode & 0o777, after);
    }
  });

  it('are the same for several containers that start at once', async () => {
    const script = `import { loadSettings } from ${JSON.stringify(new URL('./settings.mjs', import.meta.url).href)};
      console.log(loadSettings(${JSON.stringify(file)}, {}).JWT_SECRET);`;
    const run = promisify(execFile);
    const starts = Array.from({ length: 6 }, () =>
      run(process.execPath, ['--input-type=module', '--eval', script]),
    );
    const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout.trim());
    assert.equal(new Set(secrets).size, 1);
    assert.ok((secrets[0] ?? '').length >= 32);
  });

  it('leave to a file of its own what is given as one', () => {
    const settings = loadSettings(file, { JWT_SECRET_FILE: '/run/secrets/jwt' });
    assert.equal(settings.JWT_SECRET, undefined);
    assert.doesNotMatch(readFileSync(file, 'utf8'), /^JWT_SECRET=/m);
    loadSettings(file, {});
    assert.equal(loadSettings(file, { JWT_SECRET_FILE: '/run/secrets/jwt' }).JWT_SECRET, undefined);
  });

  it('yield to the environment, whose values are not written down', () => {
    const settings = loadSettings(file, { PORT: '9000', JWT_SECRET: 'from the environment', HOST: '' });
    assert.equal(settings.PORT, '9000');
    assert.equal(settings.HOST, '0.0.0.0');
    assert.doesNotMatch(readFileSync(file, 'utf8'), /^(PORT|JWT_SECRET)=/m);
  });
});
