import type { RawRow } from '../read/source-file';
import { columnsIn, mappingOf } from './column-choices';
import { FIELDS } from './columns';
import { importTemplate } from './fields-in-words';
import { DUBAI, listingOf, OPERATOR_ROW, read } from './interpret.fixture';

async function* rowsOf(values: readonly object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of values.entries()) {
    await Promise.resolve();
    yield { row: index + 1, value, problem: null };
  }
}
const columnsOf = async (...values: object[]) => columnsIn(rowsOf(values));

describe('the columns of a file', () => {
  test('are shown with what their names stand for and what some rows say', async () => {
    const columns = await columnsOf(
      { Title: 'One', Location: 'Marina', Colour: 'blue', open: true },
      { Title: 'Two', Location: 'Marina', Colour: '' },
    );
    expect(columns).toEqual([
      { column: 'Title', fields: ['name'], samples: ['One', 'Two'] },
      { column: 'Location', fields: ['district', 'address'], samples: ['Marina'] },
      { column: 'Colour', fields: [], samples: ['blue'] },
      { column: 'open', fields: [], samples: ['true'] },
    ]);
  });

  test('that lie in objects are shown with a dot, and an object only where it is read as a whole', async () => {
    const columns = await columnsOf({ geo: { lat: 25, lng: 55 }, extra: { floor: 3 } });
    expect(columns.map(({ column, fields }) => [column, fields])).toEqual([
      ['geo', ['coordinates']],
      ['geo.lat', ['latitude']],
      ['geo.lng', ['longitude']],
      ['extra.floor', []],
    ]);
  });

  test('are no more than a person can look through', async () => {
    const wide = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`column ${at}`, at]));
    expect(await columnsOf(wide)).toHaveLength(200);
  });
});

describe('what a manager says of a column', () => {
  test('holds before what its name says', () => {
    const row = { ...OPERATOR_ROW, Tarif: 900 };
    expect(listingOf(row, mappingOf({ Tarif: 'price' }, {})).draft.nightlyRate).toBe(90_000);
    expect(listingOf(row, mappingOf({}, {})).draft.nightlyRate).toBe(140_000);
  });

  test('takes a column away from every field that its name stands for', () => {
    const { draft } = listingOf(OPERATOR_ROW, mappingOf({ location: 'summary' }, {}));
    expect(draft).toMatchObject({ summary: 'Heron Tower, Dubai Marina', address: null });
  });

  test('may be to leave it out', () => {
    const { interpretation, unusedColumns } = read(OPERATOR_ROW, mappingOf({ price: null }, {}));
    expect(interpretation).toMatchObject({ kind: 'refused', reasons: ['The price is missing.'] });
    expect(unusedColumns).toContain('price');
  });

  test('may be what holds for rows that say nothing', () => {
    const row = { ...OPERATOR_ROW, area: '', location: '' };
    expect(listingOf(row, mappingOf({}, { district: 'Dubai Marina' })).draft.district).toBe('dubai-marina');
  });
});

test('the template is a list that the import understands whole', () => {
  const { columns, example } = importTemplate(DUBAI);
  const row = Object.fromEntries(columns.map((column, at) => [column, example[at]]));
  const { interpretation, unusedColumns, unknownAmenities, pictures } = read(row);
  expect(interpretation).toMatchObject({ kind: 'listing', draft: { publish: true } });
  expect({ unusedColumns, unknownAmenities }).toEqual({ unusedColumns: [], unknownAmenities: [] });
  expect(pictures).toHaveLength(2);
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns.length).toBeLessThan(FIELDS.length);
});
