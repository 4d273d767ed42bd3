import { changedFields, toldFields } from './changed-fields';
import type { Fields } from './format-value';

const fields: Fields = {
  name: { type: 'string' },
  nightlyRate: { type: 'integer', customField: 'plugin::booking-rules.money' },
  arrivalDays: { type: 'json', customField: 'plugin::booking-rules.weekdays' },
  firstNight: { type: 'date' },
  open: { type: 'boolean' },
  district: { type: 'relation' },
  photos: { type: 'media' },
  fees: { type: 'component', component: 'booking.fees' },
  description: { type: 'text' },
  body: { type: 'blocks' },
};
const fieldsOf = (): Fields => ({
  vat: { type: 'decimal' },
  dirham: { type: 'integer', customField: 'plugin::booking-rules.money' },
});
const changes = (before: object | null, after: object | null) =>
  changedFields(fields, before as never, after as never, fieldsOf).map((change) => [
    change.field,
    change.before,
    change.after,
  ]);

test.each([
  [{ name: 'Old' }, { name: 'New' }, [['name', 'Old', 'New']]],
  [{ name: 'Same' }, { name: 'Same' }, []],
  [{ nightlyRate: 39_000 }, { nightlyRate: 45_050 }, [['nightlyRate', 'AED\u00a0390', 'AED\u00a0450.50']]],
  [{ arrivalDays: [] }, { arrivalDays: [0, 5] }, [['arrivalDays', null, 'Sun, Fri']]],
  [{ firstNight: '2027-01-31' }, { firstNight: null }, [['firstNight', 'Sun 31 Jan 2027', null]]],
  [{ open: true }, { open: false }, [['open', 'yes', 'no']]],
  [{ district: { documentId: 'a', name: 'Marina' } }, { district: null }, [['district', 'Marina', null]]],
  [
    { photos: [{ id: 1, name: 'a.webp' }] },
    {
      photos: [
        { id: 1, name: 'a.webp' },
        { id: 2, name: 'b.webp' },
      ],
    },
    [['photos', 'a.webp', 'a.webp, b.webp']],
  ],
  [
    { fees: { id: 7, vat: 5, dirham: 1_000 } },
    { fees: { id: 8, vat: 5, dirham: 1_500 } },
    [['fees', 'vat 5, dirham AED\u00a010', 'vat 5, dirham AED\u00a015']],
  ],
  [{ fees: { id: 7, vat: 5 } }, { fees: { id: 8, vat: 5 } }, []],
  [null, { name: 'New', open: null }, [['name', null, 'New']]],
  [{ name: 'Gone' }, null, [['name', 'Gone', null]]],
])('from %j to %j', (before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});

test('words that only look otherwise are told too', () => {
  const body = (bold: boolean) => [{ type: 'paragraph', children: [{ type: 'text', text: 'Hello', bold }] }];
  expect(changes({ body: body(false) }, { body: body(true) })).toEqual([['body', 'Hello', 'Hello']]);
  expect(changes({ body: body(true) }, { body: body(true) })).toEqual([]);
});

test('of long texts the part in which they differ is kept', () => {
  const same = 'word '.repeat(400);
  const [[, before, after] = []] = changes({ description: `${same}old` }, { description: `${same}new` });
  expect(before).toMatch(/^…(ord |word )+old$/);
  expect(after).toMatch(/new$/);
  expect(before?.length).toBeLessThan(170);
});

test('a row stays small whatever was written', () => {
  const huge = Object.fromEntries(Object.keys(fields).map((name) => [name, 'x'.repeat(100_000)]));
  expect(JSON.stringify(changes(huge, {})).length).toBeLessThan(10_000);
});

test('passwords and what Strapi writes are not told', () => {
  const told = toldFields({
    name: { type: 'string' },
    secret: { type: 'password' },
    updatedAt: { type: 'datetime' },
  });
  expect(Object.keys(told)).toEqual(['name']);
});
