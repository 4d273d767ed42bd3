import type { Review } from '../../api/editorial';
import { Card } from '../../ui/box';
import { Stars } from '../../ui/stars';
import { formatMonth } from '../../lib/format-month';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { spoken, Words } from '../../lib/spoken';

interface ReviewProps {
  review: Review;
  about?: boolean;
}

/** What a guest wrote, and about which apartment unless the page is about it anyway. */
export function ReviewCard({ review, about = false }: ReviewProps) {
  const { rating, text, hostAnswer } = review;
  return (
    <Card className="review-card">
      <Stars rating={rating} />
      <blockquote>
        <p {...spoken(text)}>{text}</p>
      </blockquote>
      <Byline review={review} about={about} />
      {hostAnswer !== null && hostAnswer !== '' && (
        <div className="border-s-2 border-accent ps-3 text-sm">
          <p className="font-semibold">{messages().reviews.hostAnswers}</p>
          <p {...spoken(hostAnswer)}>{hostAnswer}</p>
        </div>
      )}
    </Card>
  );
}

/** The same as a single large quote, without a card around it. */
export function LeadReview({ review, about = false }: ReviewProps) {
  const { rating, text } = review;
  return (
    <div className="grid gap-4 pt-4 pb-12">
      <Stars rating={rating} className="text-2xl" />
      <blockquote className="max-w-5xl font-display text-2xl sm:text-4xl lg:text-5xl">
        <p {...spoken(text)}>{text}</p>
      </blockquote>
      <Byline review={review} about={about} />
    </div>
  );
}

/** Who wrote it, when they stayed, and where. */
function Byline({ review: { guestName, date, apartment }, about }: ReviewProps) {
  const t = messages().reviews;
  const month = formatMonth(date);
  return (
    <p className="byline">
      <span>{guestName}</span>
      {about && apartment ? (
        <>
          {` · ${t.stayedAt(month)} `}
          <Link href={`/apartment/${apartment.apartmentId}`}>
            <Words of={apartment.name} />
          </Link>
        </>
      ) : (
        ` · ${t.stayed(month)}`
      )}
    </p>
  );
}
