/** A size in which a picture exists. */
export interface PhotoSize {
  src: string;
  /** Pixels. */
  width: number;
}

/** A picture in the sizes that exist of it. */
export interface Photo {
  alt: string;
  /** As it was uploaded: the largest, in a format that every program reads. */
  src: string;
  width: number;
  height: number;
  /** Every size that any browser shows, smallest first: WebP where it was made. */
  sizes: PhotoSize[];
  /** The same in AVIF, which weighs a quarter less; empty where it was not made. */
  avif: PhotoSize[];
  /** A tiny blurred picture as a data URL, where one was made. */
  placeholder: string | null;
}
