import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata, type SharpOptions } from 'sharp';

/** A file on its way into the media library, in the shape in which Strapi's upload plugin hands it round. */
export interface PictureFile {
  name: string;
  /** Name under which it is stored, without its ending. */
  hash: string;
  /** With its dot. */
  ext: string;
  mime: string;
  /** Folder at the store; most have none. */
  path?: string | null;
  /** Where its bytes lie for now, for files that are on this machine's disk. */
  filepath?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Kilobytes. */
  size: number;
  sizeInBytes: number;
  getStream: () => Readable;
}

/** One of the sizes of a picture, under the key that it has among the `formats` of the stored file. */
export interface PictureFormat {
  key: string;
  file: PictureFile;
}

const MOST_PIXELS = 100_000_000;
/** A small file may unfold to any number of pixels: beyond what cameras make it is refused unread. */
export const LIMITS: SharpOptions = { limitInputPixels: MOST_PIXELS };
/** Longest time for one step of work on one picture, in seconds. */
export const PATIENCE = 30;

/** What is worked on here; vector graphics and moving pictures stay as they are. */
const STILL_FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'tiff', 'heif', 'avif']);

interface ReadPicture {
  bytes: Buffer;
  metadata: Metadata;
}

/** The bytes of a still photo; null for anything else, and for what cannot be read as a picture. */
export async function readStillPicture(file: Pick<PictureFile, 'getStream'>): Promise<ReadPicture | null> {
  const bytes = await buffer(file.getStream());
  const metadata = await sharp(bytes, LIMITS)
    .metadata()
    .catch(() => null);
  if (metadata === null || (metadata.pages ?? 1) > 1 || !STILL_FORMATS.has(metadata.format)) return null;
  // Of this family, only AVIF can be decoded here.
  if (metadata.format === 'heif' && metadata.compression !== 'av1') return null;
  return { bytes, metadata };
}

/** Whether a picture, with all its frames, has more pixels than are worked on here. */
export async function isTooLarge(file: Pick<PictureFile, 'getStream'>): Promise<boolean> {
  const bytes = await buffer(file.getStream());
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null) return false;
  return metadata.width * metadata.height * (metadata.pages ?? 1) > MOST_PIXELS;
}
