import { amountInWords } from './amount-in-words';

test.each([
  [0, 'Zero dirhams'],
  [100, 'One dirham'],
  [235_000, 'Two thousand three hundred and fifty dirhams'],
  [-117_550, 'One thousand one hundred and seventy-five dirhams and 50 fils'],
  [100_001_305, 'One million and thirteen dirhams and 5 fils'],
  [201_917_100, 'Two million nineteen thousand one hundred and seventy-one dirhams'],
])('%i fils are %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
