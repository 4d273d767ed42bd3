import { saysAllWords } from './text-search';

test.each([
  ['Quiet, and the pool is warm.', 'POOL', true],
  ['Quiet, and the pool is warm.', 'pool quiet', true],
  ['Quiet, and the pool is warm.', 'sauna', false],
  ['Quiet, and the pool is warm.', 'pool sauna', false],
  ['A café downstairs.', 'cafe', true],
  ['شُقّة هادئة', 'شقة', true],
  ['A café downstairs.', '  ', true],
])('"%s" says "%s": %p', (text, search, says) => {
  expect(saysAllWords(text, search)).toBe(says);
});
