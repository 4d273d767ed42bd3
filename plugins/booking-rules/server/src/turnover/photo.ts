import { invalidField } from '../platform/http/parse';

/** Makes a small WebP of a picture, without what the camera wrote into it; null for what is none. */
export type PhotoMaker = (bytes: Buffer) => Promise<Buffer | null>;

/**
 * A photo as it is kept, of what was sent in base64.
 * @throws ValidationError for what is no picture
 */
export async function readPhoto(make: PhotoMaker, sent: string | undefined): Promise<Buffer | null> {
  if (sent === undefined) return null;
  const photo = await make(Buffer.from(sent, 'base64'));
  if (photo === null) throw invalidField('photo', 'This is not a picture that can be read. Take another one');
  return photo;
}
