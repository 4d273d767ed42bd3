import type { Review } from '../../api/editorial';

/** The reviews that say all words of a search, whatever their case and accents; all of them for an empty one. */
export function matchingReviews(reviews: readonly Review[], search: string): readonly Review[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return reviews;
  return reviews.filter(({ text, guestName, hostAnswer }) => {
    const said = plain(`${text} ${guestName} ${hostAnswer ?? ''}`);
    return words.every((word) => said.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
