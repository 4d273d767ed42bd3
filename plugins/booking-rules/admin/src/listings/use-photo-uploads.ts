import { useState } from 'react';
import type { ListingPhoto } from 'booking-rules/contracts/setup/listings';
import { errorMessage } from '../api/errors';
import { useUpload } from '../api/use-upload';
import { messages } from '../messages/messages';
import { wordsOfFile } from './draft';

/**
 * Sends photos to the media library, one after the other: each is made smaller and cleaned there. One that is refused
 * keeps none of the others from being taken.
 * @param onUploaded hears of each as soon as it is there
 */
export function usePhotoUploads(onUploaded: (photo: ListingPhoto) => void) {
  const send = useUpload();
  /** How many are still to come. */
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function upload(files: readonly File[]): Promise<void> {
    setRefused([]);
    setLeft((before) => before + files.length);
    for (const file of files) {
      try {
        const alternativeText = wordsOfFile(file.name);
        onUploaded({ ...(await send(file, alternativeText)), alternativeText });
      } catch (error) {
        const refusal = messages().listings.photos.refused(file.name, errorMessage(error));
        setRefused((before) => [...before, refusal]);
      } finally {
        setLeft((before) => before - 1);
      }
    }
  }

  return { left, refused, upload };
}
