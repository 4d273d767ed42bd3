/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { writtenIn } from 'booking-rules/shared/format/language';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from '../../forms/use-form';
import { BIRTH_FIELDS, BirthDateFields, birthDateOf, birthDateProblems } from './birth-date';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const TODAY = '2026-11-26';

const typed = (birthDateDay: string, birthDateMonth: string, birthDateYear: string) => ({
  birthDateDay,
  birthDateMonth,
  birthDateYear,
});

test.each([
  ['27', '3', '1985', '1985-03-27'],
  [' 07', '12 ', '2001', '2001-12-07'],
  ['29', '2', '2024', '2024-02-29'],
  ['٢٧', '٣', '١٩٨٥', '1985-03-27'],
  ['26', '11', '2026', TODAY],
])('%s %s %s is a date of birth, and is sent as %s', (day, month, year, sent) => {
  expect(birthDateProblems(typed(day, month, year), TODAY)).toEqual({});
  expect(birthDateOf(typed(day, month, year))).toBe(sent);
});

const NOT_REAL = "This date doesn't exist. Check the day, the month and the year";
const [DAY, MONTH, YEAR] = [
  'Enter a day from 1 to 31',
  'Enter a month from 1 to 12',
  'Enter the year with four digits',
];

test.each([
  ['', '', ' ', { birthDate: 'Enter the date of birth' }],
  ['31', '2', '1990', { birthDate: NOT_REAL }],
  ['29', '2', '2023', { birthDate: NOT_REAL }],
  ['31', '4', '1990', { birthDate: NOT_REAL }],
  ['32', '4', '1990', { birthDateDay: DAY }],
  ['0', '4', '1990', { birthDateDay: DAY }],
  ['', '13', '1990', { birthDateDay: DAY, birthDateMonth: MONTH }],
  ['1', 'May', '90', { birthDateMonth: MONTH, birthDateYear: YEAR }],
  ['1', '5', '0190', { birthDateYear: YEAR }],
  ['27', '11', '2026', { birthDate: "The date of birth can't be in the future" }],
  ['31', '12', '1899', { birthDateYear: 'Check the year: it is too long ago' }],
])('%s %s %s is none, and the guest is told why', (day, month, year, problems) => {
  expect(birthDateProblems(typed(day, month, year), TODAY)).toEqual(problems);
});

test('in Arabic the same is said in Arabic', () => {
  const said = (day: string, month: string, year: string) =>
    writtenIn('ar', () => birthDateProblems(typed(day, month, year), TODAY));
  expect(said('٣١', '٢', '١٩٩٠')).toEqual({
    birthDate: 'هذا التاريخ غير موجود. تحقق من اليوم والشهر والسنة',
  });
  expect(said('27', '11', '2026')).toEqual({ birthDate: 'لا يمكن أن يكون تاريخ الميلاد في المستقبل' });
  expect(said('1', '9', '1405')).toEqual({ birthDateYear: 'تحقق من السنة، وأدخلها بالتقويم الميلادي' });
  expect(said('', '9', '')).toEqual({
    birthDateDay: 'أدخل رقم اليوم من 1 إلى 31',
    birthDateYear: 'أدخل السنة بأربعة أرقام',
  });
});

/** A form that asks for nothing else, and how it is filled in and sent. */
function openForm() {
  const sent: string[] = [];
  function Asked() {
    const { form, field } = useForm({
      fields: BIRTH_FIELDS,
      check: (values) => birthDateProblems(values, TODAY),
      send: (values) => Promise.resolve(sent.push(birthDateOf(values))),
      refusalOf: () => ({ problems: { birthDate: 'This must be the day of birth of somebody alive' } }),
    });
    return (
      <form {...form}>
        <BirthDateFields field={field} />
      </form>
    );
  }
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  act(() => createRoot(root).render(<Asked />));
  const inputs = [...root.querySelectorAll('input')];
  const type = (...texts: [day: string, month: string, year: string]) =>
    act(() => inputs.forEach((input, index) => fireEvent.input(input, { target: { value: texts[index] } })));
  const send = () =>
    act(async () => {
      root.querySelector('form')?.requestSubmit();
      await Promise.resolve();
    });
  const marked = () => inputs.map((input) => input.getAttribute('aria-invalid'));
  return { root, inputs, sent, type, send, marked };
}

test('the three inputs are one group with a legend, each under a name of its own', () => {
  const { root } = openForm();
  expect(root.querySelector('legend')?.textContent).toBe('Date of birth');
  expect([...root.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Month',
    'Year',
  ]);
});

test('what is wrong with one input is marked there, and led to', async () => {
  const { root, inputs, sent, type, send, marked } = openForm();
  type('27', '13', '1985');
  await send();
  expect(marked()).toEqual([null, 'true', null]);
  expect(document.activeElement).toBe(inputs[1]);
  expect(root.textContent).toContain(MONTH);
  type('27', '3', '1985');
  expect(marked()).toEqual([null, null, null]);
  await send();
  expect(sent).toEqual(['1985-03-27']);
});

test('what is wrong with the whole date is marked everywhere, and gone once any input is corrected', async () => {
  const { root, inputs, type, send, marked } = openForm();
  type('31', '2', '1990');
  await send();
  expect(marked()).toEqual(['true', 'true', 'true']);
  expect(document.activeElement).toBe(inputs[0]);
  expect(root.textContent).toContain(NOT_REAL);
  type('31', '3', '1990');
  expect(root.textContent).not.toContain(NOT_REAL);
});
