import { crc32, deflateRawSync } from 'node:zlib';

/** A file as it is packed: what its entry says may be made wrong. */
export interface Packed {
  name: string;
  bytes: Buffer;
  /** Bytes that it claims to have. */
  claims?: number;
  /** Bit 0 says that it is encrypted. */
  flags?: number;
}

const UTF8 = 0x800;
const DEFLATED = 8;

/** The bytes of a zip file. */
export function zipOf(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims = bytes.length, flags = 0 } of files) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(UTF8 | flags, 2);
    shared.writeUInt16LE(DEFLATED, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims, 18);
    shared.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, path, packed]);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), shared, at, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
