import { fillTemplate, TEMPLATE_VARIABLES } from '../../../../shared/templates/template';
import { writtenIn } from '../../../../shared/format/language';
import { contextOf } from './template.fixture';
import { templateValuesOf } from './template-values';

const text =
  'Hi {{guest_first_name}}, {{apartment}} from {{check_in}}: {{amount_due}} is open. {{trip_link}}';

test('a booking fills a text in, in the language of its guest', () => {
  const context = contextOf();
  expect(fillTemplate(text, templateValuesOf(context))).toEqual({
    text: 'Hi Layla, One-bedroom over the creek from Fri 4 Dec 2026: AED\u00a02,564.75 is open. https://stay.example/reservation?reference=R-7F3K9M2XWB&token=signed',
    missing: [],
  });
  const inArabic = writtenIn('ar', () => templateValuesOf(context));
  expect(inArabic.check_in).toMatch(/\p{Script=Arabic}/u);
});

test('a booking that is paid has no amount due, so a text about it is not sent', () => {
  const values = templateValuesOf(contextOf({ parts: [{ amount: 256_475, paid: 256_475, due: null }] }));
  expect(fillTemplate(text, values).missing).toEqual(['amount_due']);
});

test('every variable has a value in a booking that has everything', () => {
  const until = new Date('2026-11-20T00:00:00Z');
  const values = templateValuesOf(
    contextOf(
      { parts: [{ amount: 256_475, paid: 0, due: '2026-11-20' }] },
      { cardPayment: { url: 'https://stay.example/pay', amount: 256_475, until } },
    ),
  );
  expect(TEMPLATE_VARIABLES.filter((name) => !values[name])).toEqual([]);
});
