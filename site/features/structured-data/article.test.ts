import { cutHeadline } from './article';

test('a headline of up to 110 characters stays as it is', () => {
  const headline = `${'word '.repeat(21)}words`;
  expect(headline).toHaveLength(110);
  expect(cutHeadline(headline)).toBe(headline);
});

test('a longer one is cut after a word, and says so', () => {
  const cut = cutHeadline(`${'word '.repeat(21)}words and more`);
  expect(cut).toBe(`${'word '.repeat(21).trimEnd()}…`);
  expect(cutHeadline('seven77 '.repeat(40)).length).toBeLessThanOrEqual(110);
});

test('one word that is too long is cut all the same', () => {
  expect(cutHeadline('a'.repeat(200))).toBe(`${'a'.repeat(109)}…`);
});
