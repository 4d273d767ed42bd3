import { decimalAmount, toCsv } from './csv';

test('quotes, commas and line breaks stay inside their cell', () => {
  const csv = toCsv(['Guest', 'Note'], [['Sara "S" Ali', 'late,\nvery']]);
  expect(csv).toBe('Guest,Note\r\n"Sara ""S"" Ali","late,\nvery"\r\n');
});

test.each(['=1+1', '+971501234567', '-2+3', '@cmd', '\tx'])('%j does not become a formula', (text) => {
  expect(toCsv(['a'], [[text]])).toBe(`a\r\n'${text}\r\n`);
});

test('numbers stay numbers, nothing stays empty, amounts are dirhams', () => {
  expect(toCsv(['a', 'b', 'c'], [[-5, null, decimalAmount(-500)]])).toBe('a,b,c\r\n-5,,-5.00\r\n');
  expect([decimalAmount(237_575), decimalAmount(5), decimalAmount(-100)]).toEqual([
    '2375.75',
    '0.05',
    '-1.00',
  ]);
});
