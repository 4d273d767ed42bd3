import { useCallback } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import { messages } from '../messages/messages';

/** A picture of the media library in a size fit for the panel. */
export interface UploadedPicture {
  id: number;
  url: string;
}

interface Uploaded {
  id: number;
  url: string;
  formats?: Record<string, { url: string; width: number }> | null;
}

/** Pictures are shown in the panel at this width, in pixels, or a little more. */
const SHOWN_WIDTH = 320;

/**
 * Sends a picture to the media library, which makes it smaller, takes out what a camera wrote into it, and refuses what
 * is none: that is thrown as Strapi's FetchError.
 */
export function useUpload(): (file: File, alternativeText: string) => Promise<UploadedPicture> {
  const { post } = useFetchClient();
  return useCallback(
    async (file, alternativeText) => {
      const form = new FormData();
      form.append('files', file);
      form.append('fileInfo', JSON.stringify({ name: file.name, alternativeText }));
      const { data } = await post<Uploaded[]>('/upload', form);
      const [uploaded] = data;
      if (!uploaded) throw new Error(messages().components.notTaken);
      const sizes = Object.values(uploaded.formats ?? {}).filter(({ width }) => width >= SHOWN_WIDTH);
      const [small] = sizes.sort((one, other) => one.width - other.width);
      return { id: uploaded.id, url: small?.url ?? uploaded.url };
    },
    [post],
  );
}
