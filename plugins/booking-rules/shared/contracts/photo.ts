/** A picture in the sizes that exist of it. */
export interface Photo {
  alt: string;
  /** The largest. */
  src: string;
  width: number;
  height: number;
  /** Every size, smallest first, the largest included. */
  sizes: { src: string; width: number }[];
  /** A tiny blurred picture as a data URL, where one was made. */
  placeholder: string | null;
}
