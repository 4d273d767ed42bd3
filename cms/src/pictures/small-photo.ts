import { Readable } from 'node:stream';
import sharp from 'sharp';
import { LIMITS, PATIENCE, readStillPicture } from './read-picture';

/** Longest side in pixels: enough to see what is broken. */
const LONGEST_SIDE = 1280;

/**
 * A photo that is kept beside a task: upright, small, and written anew, so that nothing of the file that was sent is
 * kept. Null for what is no still picture.
 */
export async function smallPhoto(bytes: Buffer): Promise<Buffer | null> {
  const picture = await readStillPicture({ getStream: () => Readable.from([bytes]) });
  if (picture === null) return null;
  return sharp(picture.bytes, LIMITS)
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer()
    .catch(() => null);
}
