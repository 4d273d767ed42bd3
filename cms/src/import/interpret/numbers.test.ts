import fc from 'fast-check';
import { numberOf } from './numbers';

describe('a number as people write it', () => {
  it.each<[unknown, number | null]>([
    [1250, 1250],
    ['1250', 1250],
    ['1,250', 1250],
    ['AED 1,250.50', 1250.5],
    ['1 250 AED', 1250],
    ['1.250,00', 1250],
    ['12,5', 12.5],
    ['-5', -5],
    ['POA', null],
    ['1000-1200', null],
    ['1,25,0', null],
    ['', null],
    [null, null],
    [Number.NaN, null],
    [{}, null],
  ])('%p is %p', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it('is read back as it was written, with or without thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (number) => {
        expect(numberOf(String(number))).toBe(number);
        expect(numberOf(number.toLocaleString('en-US'))).toBe(number);
      }),
    );
  });
});
