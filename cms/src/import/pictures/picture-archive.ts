import { basename, dirname } from 'node:path/posix';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { inflateRaw, type ZlibOptions } from 'node:zlib';
import { open, type Entry, type ZipFile } from 'yauzl';
import { isNamedAsPicture } from '../../pictures/allowed-picture';
import { slugOf } from '../interpret/listing-key';
import { UnusableInput } from '../read/source-file';

/** As many as an archive may hold, whatever they are. */
const MOST_ENTRIES = 5_000;
/** Bytes of one picture and of all pictures, unpacked. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
const MOST_BYTES = 400 * 1024 * 1024;
/** Pictures are packed already: what grows more than this while it is unpacked is a trap. */
const MOST_GROWTH = 50;
const FEWEST_GROWN_BYTES = 1024 * 1024;
const ENCRYPTED = 1;
/** Ways in which an entry may be packed; there are others, which nobody uses. */
const STORED = 0;
const DEFLATED = 8;

const unpack = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);
const openZip = promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(open);

/** The pictures of a zip file. Nothing of it is written by its name, and nothing but pictures is read. */
export interface PictureArchive {
  /** How many pictures it holds. */
  count: number;
  /** A picture by its path, or by its bare name when only one has it; null when there is none. */
  find(name: string): string | null;
  /** The pictures in the folders of this name, in the order of their names. */
  inFolder(name: string): string[];
  read(path: string): Promise<Buffer>;
  close(): void;
}

/**
 * Opens a zip file of pictures. Folders, other files and what computers add by themselves are passed over.
 * @throws UnusableInput when it is no zip file, is encrypted, names a file outside of itself, or is too large unpacked
 */
export async function openPictureArchive(path: string): Promise<PictureArchive> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new UnusableInput(`This is not a zip file that can be read: ${reasonOf(error)}.`, { cause: error });
  });
  try {
    return archiveOf(zip, await readEntries(zip));
  } catch (error) {
    zip.close();
    throw error;
  }
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): PictureArchive {
  const paths = [...entries.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  // As it is packed: the library's own unpacking never ends when an entry holds more than it says.
  const openPacked = promisify<Entry, Readable>((entry, done) => {
    const decompress = entry.compressionMethod === STORED ? null : false;
    zip.openReadStream(entry, { decompress, decrypt: null, start: null, end: null }, done);
  });
  return {
    count: paths.length,
    find(name) {
      const wanted = name.toLowerCase().replace(/^(\.?\/)+/, '');
      const whole = paths.find((path) => path.toLowerCase() === wanted);
      if (whole !== undefined) return whole;
      const called = paths.filter((path) => basename(path).toLowerCase() === basename(wanted));
      return called.length === 1 ? (called[0] ?? null) : null;
    },
    inFolder(name) {
      const wanted = slugOf(name);
      if (wanted === '') return [];
      return paths.filter((path) =>
        dirname(path)
          .split('/')
          .some((folder) => slugOf(folder) === wanted),
      );
    },
    async read(path) {
      const entry = entries.get(path);
      if (!entry) throw new UnusableInput(`There is no ${path} in the archive.`);
      const bytes = await bytesOf(await openPacked(entry));
      if (entry.compressionMethod === STORED) return bytes;
      return unpack(bytes, { maxOutputLength: Math.max(1, entry.uncompressedSize) }).catch(
        (error: unknown) => {
          throw new UnusableInput('its entry in the archive is damaged', { cause: error });
        },
      );
    },
    close: () => zip.close(),
  };
}

/** By its events: the library's streams do not close as those of Node do, so that others wait for them for ever. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((done, fail) => {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => done(Buffer.concat(chunks)));
    stream.on('error', fail);
  });
}

/** The entries that are pictures, by their paths. */
async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) {
    throw new UnusableInput(`The archive holds ${zip.entryCount} files. The limit is ${MOST_ENTRIES}.`);
  }
  const pictures = new Map<string, Entry>();
  let bytes = 0;
  await new Promise<void>((done, fail) => {
    zip.on('error', (error) => {
      fail(new UnusableInput(`The archive is damaged: ${reasonOf(error)}.`, { cause: error }));
    });
    zip.on('end', done);
    zip.on('entry', (entry: Entry) => {
      const problem = isPicture(entry.fileName) ? problemOf(entry, (bytes += entry.uncompressedSize)) : null;
      if (problem !== null) {
        fail(new UnusableInput(problem));
        return;
      }
      if (isPicture(entry.fileName) && !pictures.has(entry.fileName)) pictures.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  if (pictures.size > 0) return pictures;
  throw new UnusableInput('There are no pictures in this archive (JPEG, PNG, WebP, AVIF or GIF).');
}

function isPicture(path: string): boolean {
  const isHidden = path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
  return !isHidden && isNamedAsPicture(path);
}

function problemOf(entry: Entry, bytes: number): string | null {
  const { fileName, uncompressedSize, compressedSize, compressionMethod, generalPurposeBitFlag } = entry;
  const shown = fileName.slice(0, 100);
  const mebibytes = (size: number) => `${size / 1024 / 1024} MB`;
  if ((generalPurposeBitFlag & ENCRYPTED) !== 0)
    return `"${shown}" is protected by a password: pack it without.`;
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) {
    return `"${shown}" is packed in a way that cannot be read: make a plain zip file.`;
  }
  if (Math.max(uncompressedSize, compressedSize) > MOST_PICTURE_BYTES) {
    return `"${shown}" has more than ${mebibytes(MOST_PICTURE_BYTES)}: make it smaller.`;
  }
  if (uncompressedSize > FEWEST_GROWN_BYTES && uncompressedSize > compressedSize * MOST_GROWTH) {
    return `"${shown}" is packed more tightly than any picture can be, so the archive is refused.`;
  }
  return bytes > MOST_BYTES
    ? `The pictures have more than ${mebibytes(MOST_BYTES)} together: split the archive.`
    : null;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
