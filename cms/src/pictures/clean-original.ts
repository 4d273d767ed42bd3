import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp, { type Metadata } from 'sharp';
import { LIMITS, PATIENCE, type PictureFile, readStillPicture } from './read-picture';

/** Longest side of a stored original, in pixels: for large screens, and to be cut from later. */
const LONGEST_SIDE = 2560;
const QUALITY = 82;

/**
 * The picture as guests may have it: upright, no larger than any screen shows, and without what the camera wrote
 * into it (where it was taken, when, and with what). A picture that is all that already stays byte for byte.
 */
export async function cleanOriginal(file: PictureFile): Promise<PictureFile> {
  const picture = await readStillPicture(file);
  if (picture === null || isClean(picture.metadata)) return file;
  const { format } = picture.metadata;
  const upright = sharp(picture.bytes, LIMITS)
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  // A quality would make sharp reduce the colours of a PNG.
  const encoded =
    format === 'png' ? upright.png() : upright.toFormat(isAvif(format) ? 'avif' : format, encodingOf(format));
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  if (file.filepath !== undefined) await writeFile(file.filepath, data);
  return {
    ...file,
    getStream: () => Readable.from([data]),
    width: info.width,
    height: info.height,
    size: Math.round(data.length / 10) / 100,
    sizeInBytes: data.length,
  };
}

function isClean({ format, width, height, orientation = 1, exif, xmp, iptc }: Metadata): boolean {
  const isModern = format === 'webp' || isAvif(format);
  const isBare = exif === undefined && xmp === undefined && iptc === undefined;
  return isModern && isBare && orientation === 1 && Math.max(width, height) <= LONGEST_SIDE;
}

const isAvif = (format: string): boolean => format === 'heif' || format === 'avif';

const encodingOf = (format: string) => (isAvif(format) ? { quality: 60, effort: 2 } : { quality: QUALITY });
