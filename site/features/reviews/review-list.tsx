import type { Review } from '../../api/editorial';
import { ReviewCard } from './review-card';

interface ReviewListProps {
  reviews: readonly Review[];
  /** Names the apartment of each. */
  about?: boolean;
  className?: string;
}

/** Reviews side by side, or below each other where it is narrow. */
export function ReviewList({
  reviews,
  about = false,
  className = 'md:grid-cols-2 lg:grid-cols-3',
}: ReviewListProps) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {reviews.map((review) => (
        <li key={`${review.guestName} ${review.date}`}>
          <ReviewCard review={review} about={about} />
        </li>
      ))}
    </ul>
  );
}
