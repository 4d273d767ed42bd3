import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { LIMITS, PATIENCE, type PictureFile, type PictureFormat, readStillPicture } from './read-picture';

/** Widths in which the site shows pictures, in pixels: thumbnails, cards, galleries and the widest headings. */
const WIDTHS = [480, 800, 1200] as const;
/** Nothing wider is sent to a guest who has not asked for the picture itself. */
const WIDEST = 1920;

interface Variant {
  format: 'avif' | 'webp';
  width: number;
}

/**
 * In which formats and widths a picture is stored beside itself: every width below its own, and its own.
 * A picture that is WebP already needs no second copy of itself.
 */
export function wantedVariants(picture: { width: number; isWebp: boolean }): Variant[] {
  const own = Math.min(picture.width, WIDEST);
  const smaller = WIDTHS.filter((width) => width < own);
  const isOwnWebp = picture.isWebp && picture.width <= WIDEST;
  return [
    ...[...smaller, own].map((width) => ({ format: 'avif' as const, width })),
    ...(isOwnWebp ? smaller : [...smaller, own]).map((width) => ({ format: 'webp' as const, width })),
  ];
}

/**
 * Encodes a picture in every format and width that the site asks for. They hold pixels and nothing else: what a
 * camera wrote into the picture is not carried over.
 * @returns nothing for files that are not still pictures
 */
export async function makeVariants(file: PictureFile): Promise<PictureFormat[]> {
  const picture = await readStillPicture(file);
  if (picture === null) return [];
  const { data, info } = await sharp(picture.bytes, LIMITS)
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isWebp = picture.metadata.format === 'webp';
  const wanted = wantedVariants({ width: picture.metadata.autoOrient.width, isWebp });
  const hash = nameOfSizes(file, picture.bytes);
  const formats: PictureFormat[] = [];
  for (const variant of wanted) {
    const pixels = sharp(data, { raw: { width, height, channels } }).timeout({ seconds: PATIENCE });
    formats.push(await encode({ ...file, hash }, variant, pixels.resize({ width: variant.width })));
  }
  return formats;
}

/**
 * A picture that replaces another keeps its name; its sizes may be kept for ever, so theirs has to be new. It is short,
 * since every list of pictures names several of each: what it shows is said in words beside it.
 */
const nameOfSizes = ({ hash }: Pick<PictureFile, 'hash'>, bytes: Buffer): string =>
  createHash('sha256').update(hash).update(bytes).digest('hex').slice(0, 12);

async function encode(
  file: Pick<PictureFile, 'name' | 'hash' | 'path'>,
  { format, width }: Variant,
  pixels: Sharp,
): Promise<PictureFormat> {
  const { data, info } = await encoded(format, pixels).toBuffer({ resolveWithObject: true });
  return {
    key: `${format}-${width}`,
    file: {
      name: `${width}_${file.name}.${format}`,
      hash: `${file.hash}_${width}`,
      ext: `.${format}`,
      mime: `image/${format}`,
      path: file.path ?? null,
      width: info.width,
      height: info.height,
      size: Math.round(data.length / 10) / 100,
      sizeInBytes: data.length,
      getStream: () => Readable.from([data]),
    },
  };
}

/**
 * More effort makes AVIF a twentieth smaller and takes three to twenty-five times as long. Colours at half the
 * resolution of brightness, as in WebP and in what cameras write: all colours take more than twice as long.
 */
function encoded(format: Variant['format'], pixels: Sharp): Sharp {
  return format === 'avif'
    ? pixels.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' })
    : pixels.webp({ quality: 76, effort: 2 });
}
