import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../scripts/steps/paths.mjs';

/** What is no business of a container: it has PostgreSQL, and serves what was built. */
const ELSEWHERE = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_FILENAME', 'SITE_DEV'];

/**
 * @param {string} text
 * @param {RegExp} pattern whose first group is a name
 */
const namesIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

test('every setting reaches the app in its container', () => {
  const settings = namesIn(readFileSync(inRoot('.env.example'), 'utf8'), /^#?([A-Z][A-Z0-9_]+)=/gm);
  const [, app = ''] = readFileSync(inRoot('docker-compose.yml'), 'utf8').split('\n  app:\n');
  const passed = namesIn(app, /^ {6}([A-Z][A-Z0-9_]+):/gm);
  assert.ok(settings.size > 20);
  const lacking = [...settings].filter((name) => !passed.has(name) && !ELSEWHERE.includes(String(name)));
  assert.deepEqual(lacking, []);
});

/** The text of each service of a compose file, by name. @param {string} file */
function servicesOf(file) {
  const [, services = ''] = readFileSync(inRoot(file), 'utf8').split(/^services:\n/m);
  const [, ...parts] = (services.split(/^\S/m)[0] ?? '').split(/^ {2}([a-z-]+):\n/m);
  return parts.flatMap((name, index) => (index % 2 === 0 ? [{ name, text: parts[index + 1] ?? '' }] : []));
}

test('every image that comes from elsewhere is named by its digest', () => {
  const used = ['Dockerfile', 'docker/proxy/Dockerfile'].flatMap((file) => [
    ...namesIn(readFileSync(inRoot(file), 'utf8'), /^FROM (\S+)/gm),
  ]);
  for (const { text } of servicesOf('docker-compose.yml')) used.push(...namesIn(text, /^ {4}image: (\S+)/gm));
  const foreign = used.filter((image) => image !== 'vacationer');
  assert.equal(foreign.length, 5);
  const loose = foreign.filter((image) => !/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(String(image)));
  assert.deepEqual(loose, []);
});

test('no service can write into its own image', () => {
  const services = servicesOf('docker-compose.yml');
  const proxy = servicesOf('docker-compose.scale.yml').filter(({ name }) => name === 'proxy');
  const writable = [...services, ...proxy].filter(({ text }) => !/^ {4}read_only: true$/m.test(text));
  assert.equal(services.length + proxy.length, 5);
  assert.deepEqual(
    writable.map(({ name }) => name),
    [],
  );
});

test('the folder that Strapi looks for at its start comes with the source: in the container it may make none', () => {
  // The folder itself may be there only because a server has run here.
  assert.ok(existsSync(inRoot('cms/database/migrations/README.md')));
});
