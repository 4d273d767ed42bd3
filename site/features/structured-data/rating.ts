import type { AggregateRating, Rating, Review } from 'schema-dts';
import type { ReviewSummary } from '../../api/editorial';

/** The bounds of every rating (contract A4). */
const BOUNDS = { bestRating: 5, worstRating: 1 };

interface Rated {
  aggregateRating?: Exclude<AggregateRating, string>;
  review?: Exclude<Review, string>[];
}

/** What guests say, where the page shows that somebody has said something. */
export function ratingOf({ average, total, data }: ReviewSummary): Rated {
  if (average === null || total === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: total,
      ...BOUNDS,
    },
    review: data.map(({ guestName, rating, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: guestName },
      reviewRating: starsOf(rating),
      reviewBody: text,
    })),
  };
}

function starsOf(rating: number): Exclude<Rating, string> {
  return { '@type': 'Rating', ratingValue: rating, ...BOUNDS };
}
