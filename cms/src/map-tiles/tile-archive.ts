import { open, type FileHandle } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, PMTiles, ResolvedValueCache, TileType, type RangeResponse, type Source } from 'pmtiles';
import { plainText } from '../import/interpret/clean-text';

/** The most bytes that are read, or unpacked, for one tile or one directory of a file. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Directories that are kept in memory. */
const DIRECTORIES = 64;
const LONGEST_ATTRIBUTION = 200;
const HIGHEST_ZOOM = 24;

/** Kinds of tiles that browsers can show, with the media type of each. */
const MEDIA_TYPES: ReadonlyMap<TileType, string> = new Map([
  [TileType.Mvt, 'application/vnd.mapbox-vector-tile'],
  [TileType.Png, 'image/png'],
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
]);

/** A PMTiles file (version 3) that is open for reading. */
export interface TileArchive {
  /** Shapes that the browser draws (the Protomaps basemap schema), or pictures. */
  kind: 'vector' | 'raster';
  mediaType: string;
  maxZoom: number;
  /** Whom the map belongs to, as plain text; empty where the file does not say. */
  attribution: string;
  /** Names what the file holds: another file has another. */
  version: string;
  /** A tile, unpacked; null where the file has none. Rejects when the file is broken there. */
  tile(zoom: number, x: number, y: number): Promise<Buffer | null>;
  close(): Promise<void>;
}

const unpackGzip = promisify(gunzip);
const unpackBrotli = promisify(brotliDecompress);

/** Unpacks no more than {@link MOST_BYTES}, so that a small hostile file cannot fill the memory. */
async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  const limit = { maxOutputLength: MOST_BYTES };
  if (compression === Compression.None || compression === Compression.Unknown) return packed;
  if (compression === Compression.Gzip) return bytesOf(await unpackGzip(packed, limit));
  if (compression === Compression.Brotli) return bytesOf(await unpackBrotli(packed, limit));
  throw new Error(`Tiles are packed in a way that is not supported (${compression})`);
}

/** The bytes of a buffer alone, without those that lie around it in memory. */
function bytesOf({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer {
  return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
}

/** Reads spans of a file, none of them larger than {@link MOST_BYTES} or beyond its end. */
class FileSource implements Source {
  constructor(
    private readonly path: string,
    private readonly file: FileHandle,
    private readonly size: number,
  ) {}

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const isSpan = Number.isSafeInteger(offset) && Number.isSafeInteger(length) && offset >= 0 && length >= 0;
    if (!isSpan || length > MOST_BYTES || offset > this.size)
      throw new Error(`It names ${length} bytes at ${offset}, which it does not have`);
    const bytes = Buffer.alloc(Math.min(length, this.size - offset));
    const { bytesRead } = await this.file.read(bytes, 0, bytes.length, offset);
    return { data: bytesOf(bytes.subarray(0, bytesRead)) };
  }
}

/**
 * Opens a PMTiles file.
 * @throws Error when it cannot be read, is none, or holds tiles that no browser can show
 */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const file = await open(path, 'r');
  try {
    const { size, mtimeMs } = await file.stat();
    const source = new FileSource(path, file, size);
    const archive = new PMTiles(source, new ResolvedValueCache(DIRECTORIES, true, unpack), unpack);
    const header = await archive.getHeader();
    if (header.specVersion !== 3) throw new Error('It is not of version 3 of PMTiles');
    const mediaType = MEDIA_TYPES.get(header.tileType);
    if (mediaType === undefined) throw new Error('Its tiles are neither pictures nor MVT');
    if (header.minZoom > header.maxZoom || header.maxZoom > HIGHEST_ZOOM)
      throw new Error(`It says that its zooms are ${header.minZoom} to ${header.maxZoom}`);
    const metadata: unknown = await archive.getMetadata();
    const { data: head } = await source.getBytes(0, 16_384);
    const version = createHash('sha256').update(Buffer.from(head)).update(`${size} ${mtimeMs}`);
    return {
      kind: header.tileType === TileType.Mvt ? 'vector' : 'raster',
      mediaType,
      maxZoom: header.maxZoom,
      attribution: attributionIn(metadata),
      version: version.digest('base64url').slice(0, 10),
      async tile(zoom, x, y) {
        if (zoom < header.minZoom || zoom > header.maxZoom || Math.max(x, y) >= 2 ** zoom) return null;
        const found = await archive.getZxy(zoom, x, y);
        return found === undefined ? null : Buffer.from(found.data);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function attributionIn(metadata: unknown): string {
  const { attribution } = (metadata ?? {}) as { attribution?: unknown };
  return typeof attribution === 'string' ? attributionOf(attribution) : '';
}

/** Plain text on one line of what may be HTML, as makers of maps write it. */
export function attributionOf(text: string): string {
  const told = text.slice(0, 10 * LONGEST_ATTRIBUTION).replace(/&copy;/gi, '©');
  return plainText(told).replace(/\s+/g, ' ').slice(0, LONGEST_ATTRIBUTION).trim();
}
