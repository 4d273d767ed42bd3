import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import createError from 'http-errors';
import sharp from 'sharp';

/** What may be uploaded, with the endings of its names. No SVG: it may hold scripts. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
};
/** Types of pictures that may be uploaded. */
export const PICTURE_TYPES: readonly string[] = Object.keys(PICTURES);
const ENDINGS = new Set(Object.values(PICTURES).flat());
/** More than any of these types needs to be known by. */
const FIRST_BYTES = 4_100;
const LONGEST_NAME = 80;

/** A file that came with a form. */
export interface SentFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
}

/** Whether a file of this name is one of the pictures that may be uploaded, by its ending. */
export const isNamedAsPicture = (name: string): boolean => ENDINGS.has(extname(name).toLowerCase());

/**
 * Judges a file by its content, whatever its name and declared type. A picture whose name ends as that of another
 * kind of picture is taken too: people rename files.
 * @throws HttpError 415 for what is no picture, and for a picture whose name ends as that of something else
 */
export async function checkPicture({ filepath, originalFilename }: SentFile): Promise<void> {
  const name = originalFilename ?? '';
  const isNamedWell = extname(name) === '' || isNamedAsPicture(name);
  if (isNamedWell && (await pictureTypeOf(filepath)) !== null) return;
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  throw createError(415, `"${shown}" can't be uploaded. Choose a picture (JPEG, PNG, WebP, AVIF or GIF)`);
}

/** The type of a picture that may be uploaded, by its content; null for anything else. */
export async function pictureTypeOf(path: string): Promise<string | null> {
  const type = await typeOf(path);
  return PICTURE_TYPES.includes(type) && (await isReadable(path)) ? type : null;
}

/** How names of pictures of a type end, with the dot. */
export const endingOf = (type: string): string => PICTURES[type]?.[0] ?? '';

/** The type of what a file holds, by its first bytes; empty for text and for what nobody knows. */
async function typeOf(path: string): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime ?? '';
  } finally {
    await file.close();
  }
}

/** Whether a picture has more of one than its first bytes. How large it is others ask. */
async function isReadable(path: string): Promise<boolean> {
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .then(() => true)
    .catch(() => false);
}
