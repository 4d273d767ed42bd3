import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRows } from './read-rows';
import type { RawRow } from './source-file';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listings-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(name: string, content: string | Buffer) {
  const path = join(folder, name);
  await writeFile(path, content);
  const { rows, ...file } = await readRows(path, null);
  const found: RawRow[] = [];
  for await (const row of rows()) found.push(row);
  expect(found).toHaveLength(file.count);
  return { ...file, rows: found };
}
const valuesOf = async (name: string, content: string | Buffer) =>
  (await rowsOf(name, content)).rows.map(({ value }) => value);

describe('reading a list', () => {
  it('keeps every digit of an id over 2^53', async () => {
    const values = await valuesOf(
      'a.json',
      '[{"id":12345678901234567891},{"id":9007199254740993},{"id":42}]',
    );
    expect(values).toEqual([{ id: '12345678901234567891' }, { id: '9007199254740993' }, { id: 42 }]);
  });

  it('leaves long numbers inside of texts alone', async () => {
    const text = String.raw`[{"note":"say \"12345678901234567891\", then: 98765432109876543210"}]`;
    expect(await valuesOf('b.json', text)).toEqual(JSON.parse(text));
  });

  it.each(['listings', 'data', 'hits'])('finds the list under "%s"', async (name) => {
    const { rows, notes } = await rowsOf('c.json', JSON.stringify({ page: 1, [name]: [{ id: 1 }] }));
    expect(rows).toHaveLength(1);
    expect(notes).toEqual([`The list was found under "${name}".`]);
  });

  it('keeps rows that are no objects, with what is wrong with them', async () => {
    const { rows } = await rowsOf('d.json', '[5, null, [1], {"id": 1}]');
    expect(rows.map(({ problem }) => problem !== null)).toEqual([true, true, true, false]);
  });

  it('reads CSV with a byte order mark, semicolons and line breaks in quotes', async () => {
    const text = '\uFEFFid;name;note\r\n1;"Marina; one-bed";"two\nlines"\r\n\r\n2;"He said ""hi""";\r\n';
    expect(await valuesOf('e.csv', text)).toEqual([
      { id: '1', name: 'Marina; one-bed', note: 'two\nlines' },
      { id: '2', name: 'He said "hi"', note: '' },
    ]);
  });

  it('says which CSV rows have too few or too many cells', async () => {
    const { rows } = await rowsOf('f.csv', 'a,b\n1,2\n1\n1,2,3\n');
    expect(rows.map(({ problem }) => problem)).toEqual([
      null,
      expect.stringContaining('1 cells where the header has 2'),
      expect.stringContaining('3 cells where the header has 2'),
    ]);
  });

  it('reads what an old spreadsheet wrote, and says so', async () => {
    const { rows, notes } = await rowsOf('g.csv', Buffer.from('id,name\n1,Café', 'latin1'));
    expect(rows[0]?.value).toEqual({ id: '1', name: 'Café' });
    expect(notes[0]).toContain('Windows-1252');
  });

  it('reads UTF-16 by its mark', async () => {
    expect(await valuesOf('h.csv', Buffer.from('\uFEFFid,name\n1,Café', 'utf16le'))).toEqual([
      { id: '1', name: 'Café' },
    ]);
  });

  it.each([
    ['nul.csv', 'id,name\n1,Bay\n2,Sky\u0000line\n3,Palm\n'],
    ['nul.json', '[{"id":1},{"name":["Sky\u0000line"]},{"id":3}]'],
    ['escaped.json', String.raw`[{"id":1},{"name":{"en":"Sky\u0000line"}},{"id":3}]`],
  ])('says in which row of %s a NUL stands, and reads the others', async (name, content) => {
    const { rows } = await rowsOf(name, content);
    expect(rows.map(({ row, problem }) => [row, problem !== null])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(rows[1]?.problem).toContain('NUL');
  });

  it('reads what is longer than one piece of a file, characters that stand across two pieces too', async () => {
    // One character of the CSV more each time, so that some begins at the end of a piece.
    for (const shift of ['', 'a', 'aa']) {
      const values = Array.from({ length: 800 }, (_, index) => ({
        id: String(index),
        name: `${shift}${'شقة '.repeat(60)}${index}`,
      }));
      const text = ['id,name', ...values.map(({ id, name }) => `${id},${name}`)].join('\n');
      expect(await valuesOf('long.csv', text)).toEqual(values);
    }
  });

  it.each([
    ['empty.json', '', 'is empty'],
    ['none.json', '[]', 'contains no listings'],
    ['header.csv', 'id,name\n', 'contains no listings'],
    ['half.json', '[{"id":', 'not valid JSON'],
    ['object.json', '{"id":1}', 'contains no list'],
    ['twice.csv', 'id,id\n1,2', 'two columns named "id"'],
    ['long.json', `[${'{"id":1234567},'.repeat(700_000)}{}]`, 'save it as CSV, or split it'],
    ['sheet.csv', 'PK\u0003\u0004\u0000\u0000', 'is a spreadsheet'],
    ['picture.csv', '\u0000\u0001', 'not a text file'],
    ['late.csv', `id,name\n${'1,a\n'.repeat(80_000)}2,"open`, 'not valid CSV'],
    ['quote.csv', 'id,name\n1,"open', 'not valid CSV'],
  ])('refuses %s with a sentence', async (name, content, sentence) => {
    await expect(rowsOf(name, content)).rejects.toThrow(sentence);
  });

  it('refuses a file that is not there', async () => {
    await expect(readRows(join(folder, 'no.json'), null)).rejects.toThrow('no such file');
  });
});
