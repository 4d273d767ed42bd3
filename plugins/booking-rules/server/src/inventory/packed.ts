import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Each call takes little memory: by default it would be a quarter of a megabyte, for tens of thousands of them. */
const DEFLATE = { level: 3, windowBits: 13, memLevel: 6 };

/**
 * A value of which there are many and few are looked at: compressed JSON outside of the heap, which takes a fraction of
 * the memory and no time of the garbage collector. To read it takes a tenth of a millisecond.
 */
export class Packed<Value extends object> {
  private readonly bytes: Buffer;

  /** @param value plain data */
  constructor(value: Value) {
    const compressed = deflateRawSync(JSON.stringify(value), DEFLATE);
    // A piece of a larger buffer would keep all of that.
    this.bytes = Buffer.allocUnsafeSlow(compressed.length);
    compressed.copy(this.bytes);
  }

  /** The value, made anew each time. */
  read(): Value {
    return JSON.parse(inflateRawSync(this.bytes).toString()) as Value;
  }

  /** In what is written as JSON, the value stands in its place. */
  toJSON(): Value {
    return this.read();
  }
}
