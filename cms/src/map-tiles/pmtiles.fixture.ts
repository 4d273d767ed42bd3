import { gzipSync } from 'node:zlib';
import { Compression, zxyToTileId, type TileType } from 'pmtiles';

interface WrittenTile {
  place: [zoom: number, x: number, y: number];
  body: Buffer;
}

interface Written {
  type: TileType;
  tiles: readonly WrittenTile[];
  metadata?: object;
  /** How directories and tiles are packed. */
  packed?: Compression.None | Compression.Gzip;
  /** Puts the tiles into a directory below the first one, as large files do. */
  isDeep?: boolean;
}

const HEADER_BYTES = 127;

/** A PMTiles file (version 3), as https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md describes it. */
export function pmtiles({
  type,
  tiles,
  metadata = {},
  packed = Compression.Gzip,
  isDeep = false,
}: Written): Buffer {
  const pack = (bytes: Buffer): Buffer => (packed === Compression.Gzip ? gzipSync(bytes) : bytes);
  const entries = tiles
    .map(({ place, body }) => ({ id: zxyToTileId(...place), body: pack(body) }))
    .sort((one, other) => one.id - other.id);
  let offset = 0;
  const listed = entries.map(({ id, body }) => {
    const entry = { id, offset, length: body.length, run: 1 };
    offset += body.length;
    return entry;
  });
  const leaf = isDeep ? pack(directory(listed)) : Buffer.alloc(0);
  const root = pack(
    directory(isDeep ? [{ id: listed[0]?.id ?? 0, offset: 0, length: leaf.length, run: 0 }] : listed),
  );
  const json = pack(Buffer.from(JSON.stringify(metadata)));
  const zooms = tiles.map(({ place }) => place[0]);
  const parts = [root, json, leaf, Buffer.concat(entries.map(({ body }) => body))];

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header[7] = 3;
  let start = HEADER_BYTES;
  parts.forEach((part, index) => {
    header.writeBigUInt64LE(BigInt(start), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(part.length), 16 + index * 16);
    start += part.length;
  });
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at);
  header.set([1, packed, packed, type, Math.min(...zooms), Math.max(...zooms)], 96);
  return Buffer.concat([header, ...parts]);
}

function directory(entries: readonly { id: number; offset: number; length: number; run: number }[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  return Buffer.from(
    [
      entries.length,
      ...ids,
      ...entries.map(({ run }) => run),
      ...entries.map(({ length }) => length),
      ...entries.map(({ offset }) => offset + 1),
    ].flatMap(varint),
  );
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
