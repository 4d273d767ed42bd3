import sharp from 'sharp';
import { PATIENCE } from './read-picture';

/** Longest side of a picture of a document: its smallest print can be read. */
const LONGEST_SIDE = 2000;
const QUALITY = 80;
/** What phones make. A small file may unfold to any number of pixels. */
const MOST_PIXELS = 60_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

/**
 * The picture of a guest's document as it is kept: an upright JPEG of pixels alone, in memory from beginning to end.
 * Null for what is no still picture, cannot be decoded, or has too many pixels.
 */
export async function cleanDocumentPicture(bytes: Buffer): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, pages = 1 } = await picture.metadata();
    if (!FORMATS.has(format) || pages > 1) return null;
    return await picture
      .timeout({ seconds: PATIENCE })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    // Whatever is wrong with it, it is the sender's.
    return null;
  }
}
