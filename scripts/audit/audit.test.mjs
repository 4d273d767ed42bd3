import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOf } from './audit.mjs';

const cause = {
  name: 'esbuild',
  severity: 'moderate',
  title: 'Any website can ask the development server',
  url: 'https://github.com/advisories/GHSA-67mh-4wv8-2f99',
};

test('an advisory is found once, however many packages lead to it', () => {
  const vulnerabilities = { esbuild: { via: [cause] }, vite: { via: ['esbuild', cause] } };
  assert.deepEqual(findingsOf(`npm warn something\n${JSON.stringify({ vulnerabilities })}\n`), [
    { name: 'esbuild', severity: 'moderate', title: cause.title, advisory: 'GHSA-67mh-4wv8-2f99' },
  ]);
});

test('nothing found is an empty list', () => {
  assert.deepEqual(findingsOf('{"vulnerabilities":{}}'), []);
});

test('what is no report is no answer', () => {
  for (const output of [
    '',
    'npm error audit endpoint returned an error',
    '{"message":"405 Method Not Allowed"}',
  ])
    assert.equal(findingsOf(output), null);
});
