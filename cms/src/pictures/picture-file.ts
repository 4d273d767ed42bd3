import type { Readable } from 'node:stream';

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
