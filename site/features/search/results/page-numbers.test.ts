import { pageNumbers, readPage } from './page-numbers';

describe('pageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('around page %i of %i', (page, pageCount, numbers) => {
    expect(pageNumbers(page, pageCount)).toEqual(numbers);
  });
});

describe('readPage', () => {
  test('reads whole numbers from 1 on', () => expect(readPage('12')).toBe(12));
  test.each(['0', '-1', '1.5', '01', 'two', '', '1e3', '9999999'])('refuses "%s"', (text) => {
    expect(readPage(text)).toBeNull();
  });
});
