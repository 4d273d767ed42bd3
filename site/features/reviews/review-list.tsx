import type { Review } from '../../api/editorial';
import { LeadReview, ReviewCard } from './review-card';

interface ReviewListProps {
  reviews: readonly Review[];
  /** Names the apartment of each. */
  about?: boolean;
  /** The first of them is a large quote above the others. */
  lead?: boolean;
  className?: string;
}

/** Reviews side by side, or below each other where it is narrow. */
export function ReviewList({
  reviews,
  about = false,
  lead = false,
  className = 'md:grid-cols-2 lg:grid-cols-3',
}: ReviewListProps) {
  const [first] = reviews;
  const cards = lead && first ? reviews.slice(1) : reviews;
  return (
    <>
      {lead && first && <LeadReview review={first} about={about} />}
      <ul className={`grid gap-4 ${className}`}>
        {cards.map((review) => (
          <li key={`${review.guestName} ${review.date}`}>
            <ReviewCard review={review} about={about} />
          </li>
        ))}
      </ul>
    </>
  );
}
