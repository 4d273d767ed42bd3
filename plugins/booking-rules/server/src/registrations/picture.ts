import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/** What a guest may send as the picture of a document, in bytes. */
const LARGEST = 10 * 1024 * 1024;
const TYPES = /^image\/(jpeg|png|webp|avif)$/i;

/** What the plugin asks of its host about pictures, which the host can read. */
export interface DocumentPictures {
  /**
   * A picture as a JPEG of pixels alone: upright, no larger than a document needs to be read, and without what the
   * camera wrote into it. Null for what is no picture, or has too many pixels.
   */
  clean(bytes: Buffer): Promise<Buffer | null>;
}

/**
 * The picture that is the body of a request. It never lies on a disk.
 * @throws ValidationError (400) for another type, and for one that is too large
 */
export async function readPicture(ctx: Context): Promise<Buffer> {
  const [type = ''] = ctx.get('Content-Type').split(';');
  if (!TYPES.test(type.trim())) throw noPicture();
  if (Number(ctx.get('Content-Length')) > LARGEST) throw tooLarge();
  const pieces: Buffer[] = [];
  let bytes = 0;
  // The connection has to live for as long as the answer takes.
  for await (const piece of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > LARGEST) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export function noPicture(): Error {
  return new errors.ValidationError(
    'This is not a picture that can be read. Take a photo, or choose another picture',
  );
}

function tooLarge(): Error {
  return new errors.ValidationError('This picture is too large. It may have 10 MB');
}
