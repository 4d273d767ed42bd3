/** Classes that place a photo in the mosaic of a wide screen, by how many photos it shows (1 to 5). */
const PLACES: Record<number, string[]> = {
  1: ['md:col-span-4 md:row-span-2'],
  2: ['md:col-span-2 md:row-span-2', 'md:col-span-2 md:row-span-2'],
  3: ['md:col-span-2 md:row-span-2', 'md:col-span-2', 'md:col-span-2'],
  4: ['md:col-span-2 md:row-span-2', 'md:col-span-2', '', ''],
  5: ['md:col-span-2 md:row-span-2', '', '', '', ''],
};

/** Classes for the photo at an index; photos beyond the mosaic are on phones and in the lightbox only. */
export function mosaicPlace(index: number, shown: number): string {
  return PLACES[shown]?.[index] ?? 'md:hidden';
}
