import type { Review } from '../../api/editorial';
import { Card } from '../../ui/box';
import { Stars } from '../../ui/stars';
import { formatMonth } from '../../lib/format-month';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { spoken } from '../../lib/spoken';

/** What a guest wrote, and about which apartment unless the page is about it anyway. */
export function ReviewCard({ review, about = false }: { review: Review; about?: boolean }) {
  const { guestName, rating, text, date, apartment, hostAnswer } = review;
  const t = messages().reviews;
  const month = formatMonth(date);
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <Stars rating={rating} className="text-lg" />
      <blockquote className="flex-1">
        <p {...spoken(text)}>{text}</p>
      </blockquote>
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{guestName}</span> ·{' '}
        {about && apartment ? (
          <>
            {t.stayedAt(month)}{' '}
            <Link
              href={`/apartment/${apartment.apartmentId}`}
              className="inline-flex min-h-6 items-center text-brand underline underline-offset-4"
            >
              <span {...spoken(apartment.name)}>{apartment.name}</span>
            </Link>
          </>
        ) : (
          t.stayed(month)
        )}
      </p>
      {hostAnswer !== null && hostAnswer !== '' && (
        <div className="border-s-2 border-accent ps-3 text-sm">
          <p className="font-semibold">{t.hostAnswers}</p>
          <p {...spoken(hostAnswer)}>{hostAnswer}</p>
        </div>
      )}
    </Card>
  );
}
