import type { PhotoSize } from 'booking-rules/shared/listing/photo';
import { isRecord, jsonForScript } from '../lib/json';

type Fields = Record<string, unknown>;

/** Fields of a photo that list its sizes. Half of what a page carries would be their addresses, which are nearly alike. */
const SIZE_FIELDS: ReadonlySet<string> = new Set(['sizes', 'avif']);
/** The only field of a packed list: what all its records share, the columns of the rest, and what only some have. */
const TABLE = '*';
/** In sizes of a photo: its own address, as far as the ending. */
const OWN = '~';

/** Values as the text of a script element, in few bytes: lists of records as tables, the sizes of photos as words. */
export function writeProps(props: unknown): string {
  return jsonForScript(pack(props));
}

/** What `writeProps` has written. */
export function readProps(text: string): unknown {
  return unpack(JSON.parse(text));
}

function pack(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value, pack);
  return isFields(value) ? mapFields(value, (field, key) => packField(field, key, value)) : value;
}

function packField(value: unknown, key: string, owner: Fields): unknown {
  return SIZE_FIELDS.has(key) && Array.isArray(value) ? packSizes(value, stemOf(owner)) : pack(value);
}

function packList(list: readonly unknown[], packItem: (item: unknown, index: number) => unknown): unknown {
  return (list.length > 1 && list.every(isFields) && packTable(list)) || list.map(packItem);
}

/** Records by columns, so that their names are written once; nothing where they have no field in common. */
function packTable(list: readonly Fields[]): Fields | undefined {
  const [first = {}] = list;
  const names = Object.keys(first).filter((name) => list.every((item) => item[name] !== undefined));
  if (names.length === 0) return undefined;
  const shared: Fields = {};
  const columns: Fields = {};
  for (const name of names) {
    const column = list.map((item) => item[name]);
    const [value] = column;
    if (column.every((other) => other === value)) shared[name] = packField(value, name, first);
    else columns[name] = packList(column, (field, index) => packField(field, name, list[index] ?? {}));
  }
  const known = new Set(names);
  const rest = list.map((item) => {
    const fields: Fields = {};
    for (const name in item) if (!known.has(name)) fields[name] = packField(item[name], name, item);
    return fields;
  });
  return { [TABLE]: [shared, columns, rest.every(isEmpty) ? list.length : rest] };
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isRecord(value)) return value;
  if (Array.isArray(value[TABLE])) return rowsOf(value[TABLE]).map(unpack);
  return mapFields(value, (field, key) =>
    SIZE_FIELDS.has(key) && typeof field === 'string' ? unpackSizes(field, stemOf(value)) : unpack(field),
  );
}

/** The records of a table, their own fields packed still. */
function rowsOf([shared, columns, rest]: readonly unknown[]): Fields[] {
  const all = Object.entries(columns as Fields).map(
    ([name, column]) =>
      [name, Array.isArray(column) ? column : rowsOf((column as Fields)[TABLE] as [])] as const,
  );
  const rows: readonly unknown[] = Array.isArray(rest) ? rest : Array.from({ length: rest as number });
  return rows.map((own, row) => {
    const fields: Fields = { ...(shared as Fields) };
    for (const [name, column] of all) fields[name] = column[row];
    return Object.assign(fields, own);
  });
}

/**
 * Sizes as words: an address with a star for the width, and the widths that it is for. As they are where an address
 * could not be told from that.
 */
function packSizes(sizes: readonly unknown[], stem: string | undefined): unknown {
  const words: string[] = [];
  let last = '';
  for (const size of sizes) {
    if (!isSize(size) || /[\s*~]|^\d*$/.test(size.src)) return sizes;
    const own =
      stem !== undefined && size.src.startsWith(stem) ? OWN + size.src.slice(stem.length) : size.src;
    const address = own.replace(new RegExp(`${size.width}(?=\\.\\w+$)`), '*');
    if (address !== last) words.push(address);
    words.push(String(size.width));
    last = address;
  }
  return words.length === 0 ? sizes : words.join(' ');
}

function unpackSizes(packed: string, stem = ''): PhotoSize[] {
  let address = '';
  return packed.split(' ').flatMap((word) => {
    if (/^\d+$/.test(word)) return { src: address.replace('*', word), width: Number(word) };
    address = word.startsWith(OWN) ? stem + word.slice(OWN.length) : word;
    return [];
  });
}

/** The address of a photo as far as its ending, with which those of its sizes begin. */
function stemOf({ src }: Fields): string | undefined {
  return typeof src === 'string' ? /^(.*[^/])\.\w+$/.exec(src)?.[1] : undefined;
}

function mapFields(fields: Fields, change: (field: unknown, key: string) => unknown): Fields {
  const changed: Fields = {};
  for (const key in fields) changed[key] = change(fields[key], key);
  return changed;
}

function isEmpty(fields: Fields): boolean {
  for (const name in fields) if (fields[name] !== undefined) return false;
  return true;
}

/** Not what JSON writes in its own way, such as a moment. */
const isFields = (value: unknown): value is Fields => isRecord(value) && !('toJSON' in value);

const isSize = (value: unknown): value is PhotoSize =>
  isRecord(value) && typeof value['src'] === 'string' && typeof value['width'] === 'number';
