import { LONGEST_PHOTO } from 'booking-rules/shared/domain/turnover/housekeeper';

/** Longest sides in pixels with qualities, from what is best to see to what is soonest sent. */
const SIZES = [
  [1280, 0.7],
  [1024, 0.6],
  [800, 0.5],
  [640, 0.4],
] as const;

/**
 * A photo of the camera made small enough for a bad connection, in base64 (JPEG), without where it was taken.
 * @throws for a file that the browser cannot read as a picture
 */
export async function smallPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const [side, quality] of SIZES) {
      const data = drawn(picture, side).toDataURL('image/jpeg', quality);
      const text = data.slice(data.indexOf(',') + 1);
      if (text.length <= LONGEST_PHOTO) return text;
    }
  } finally {
    picture.close();
  }
  throw new Error('The photo cannot be made small enough');
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
