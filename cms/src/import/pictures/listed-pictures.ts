import { isPlainObject, type Columns } from '../interpret/columns';

/** Names under which exports put the address of a picture. */
const ADDRESS_NAMES = ['url', 'src', 'href', 'original', 'large', 'path', 'file'];
/** Addresses may contain commas, so only those before a space or another address part them. */
const BETWEEN_ADDRESSES = /[;|\n]+|,\s+|,(?=https?:)|\s+(?=https?:)/;
const BETWEEN_NAMES = /,(?=[^,]*\.[a-z]{3,4}\b)/i;

export interface ListedPictures {
  /** Addresses, and names of files, in their order. */
  names: string[];
  /** How many there are said to be, where none is named. */
  count: number;
}

/** The pictures of a row: a list, a list of objects with addresses, or a text of several; or only how many there are. */
export function listedPictures(columns: Columns): ListedPictures {
  const value = columns.first('pictures')?.value;
  if (typeof value === 'number') return { names: [], count: value };
  const names = [...new Set(namesIn(value))];
  const [only = ''] = names;
  if (names.length === 1 && /^\d+$/.test(only)) return { names: [], count: Number(only) };
  return { names, count: names.length };
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => nameIn(item) ?? []);
  if (typeof value !== 'string') return [];
  return value
    .split(BETWEEN_ADDRESSES)
    .flatMap((part) => (isAddress(part.trim()) ? part : part.split(BETWEEN_NAMES)))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function nameIn(item: unknown): string | null {
  if (typeof item === 'string') return item.trim() === '' ? null : item.trim();
  if (!isPlainObject(item)) return null;
  const found = Object.entries(item).find(
    ([name, value]) => ADDRESS_NAMES.includes(name.toLowerCase()) && typeof value === 'string',
  );
  return found ? String(found[1]).trim() : null;
}

/** Whether a picture is to be fetched, as against one that lies in an archive. */
export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);
