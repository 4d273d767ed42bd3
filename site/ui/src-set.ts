import type { PhotoSize } from 'booking-rules/shared/contracts/photo';

/** The `srcset` of a picture's sizes; nothing where there are none. */
export function srcSetOf(sizes: readonly PhotoSize[]): string | undefined {
  if (sizes.length === 0) return undefined;
  // A comma in an address would end it there.
  return sizes.map(({ src, width }) => `${src.replaceAll(',', '%2C')} ${width}w`).join(', ');
}
