import type { ReviewSummary } from '../../api/editorial';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';

/** The average of all reviews in one line; nothing without any. */
export function AverageRating({ reviews: { average, total } }: { reviews: ReviewSummary }) {
  if (average === null) return null;
  return (
    <p className="inline-flex items-center gap-1.5">
      <Icon name="star" className="text-accent" />
      <strong className="font-semibold tabular-nums">{average.toFixed(1)}</strong>
      <span>{messages().reviews.average(total)}</span>
    </p>
  );
}
