import { screen } from '@testing-library/react';
import { writtenIn } from 'booking-rules/shared/format/language';
import { renderInPanel } from '../../tests/render';
import { namedFilters, withToldLabels, withWords, type ListColumn } from './words-in-lists';

function cellOf(column: ListColumn, row: Record<string, unknown>): string {
  const { cellFormatter } = withWords(column);
  renderInPanel(<div data-testid="cell">{cellFormatter?.(row)}</div>);
  return screen.getByTestId('cell').textContent;
}

test.each<[says: string, attribute: ListColumn['attribute'], value: unknown, shown: string]>([
  ['a choice is shown in words', { type: 'enumeration' }, 'partiesAndEvents', 'Parties and events'],
  ['a choice that nobody has made is a dash', { type: 'enumeration' }, null, '-'],
])('%s', (_, attribute, value, shown) => {
  expect(cellOf({ name: 'field', attribute }, { field: value })).toBe(shown);
});

test('an amount is shown in money', () => {
  const attribute = { type: 'integer', customField: 'plugin::booking-rules.money' };
  expect(cellOf({ name: 'price', attribute }, { price: 15_000 })).toMatch(/150/);
});

test('a text stays with Strapi', () => {
  const column = { name: 'name', attribute: { type: 'string' } };
  expect(withWords(column)).toBe(column);
});

test('fields of lists, forms and their components are called in the language of the panel, renamed ones as they are', () => {
  const form = {
    layout: [[[{ label: 'Bedrooms' }, { label: 'Chambres' }]]],
    components: { 'section.text': { layout: [[{ label: 'Picture’s side' }]], settings: { icon: 'text' } } },
  };
  const column = { name: 'bedrooms', label: 'Bedrooms', attribute: { type: 'integer' } };
  expect([withToldLabels(form), withWords(column)]).toEqual([form, column]);
  expect(writtenIn('ar', () => [withToldLabels(form), withWords(column)])).toEqual([
    {
      layout: [[[{ label: 'غرف النوم' }, { label: 'Chambres' }]]],
      components: { 'section.text': { layout: [[{ label: 'جهة الصورة' }]], settings: { icon: 'text' } } },
    },
    { ...column, label: 'غرف النوم' },
  ]);
});

test('a filter that goes by the name of a field is not offered, and those of every entry have words', () => {
  const filters = [
    { name: 'documentId', label: 'documentId' },
    { name: 'importKey', label: 'importKey' },
    { name: 'createdAt', label: 'createdAt' },
    { name: 'bookingMode', label: 'Booking' },
  ];
  expect(namedFilters(filters)).toEqual([
    { name: 'createdAt', label: 'Created' },
    { name: 'bookingMode', label: 'Booking' },
  ]);
});
