import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../steps/paths.mjs';

/** What is no business of a container: it has PostgreSQL, and serves what was built. */
const ELSEWHERE = ['DATABASE_URL', 'DATABASE_FILENAME', 'SITE_DEV'];

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

test('the folder that Strapi looks for at its start comes with the source: in the container it may make none', () => {
  // The folder itself may be there only because a server has run here.
  assert.ok(existsSync(inRoot('cms/database/migrations/README.md')));
});
