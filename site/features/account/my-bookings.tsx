import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from 'booking-rules/contracts';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { WISHLIST_LIMIT } from 'booking-rules/shared/domain/guests/wishlist';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { useState } from 'react';
import { call } from '../../api/http';
import { useCards } from '../../api/use-cards';
import { guestMessage, type ApiError } from '../../api/api-error';
import { useSettings } from '../../lib/page-context';
import { whenIs } from '../../lib/reservation-state';
import { ArchMark } from '../../ui/arch/arch';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';
import { BookingCard } from './booking-card';

const AT_ONCE = 20;
/** As many as the backend gives at once. */
const MOST = 100;

/** Everything that an account has booked: the stay that has begun, what is ahead, and what is over. */
export function MyBookings({ accountId }: { accountId: number }) {
  const t = messages().account.bookings;
  const [pageSize, setPageSize] = useState(AT_ONCE);
  const { data, error, isPlaceholderData, refetch } = useQuery<Answer<'GET /api/reservations'>, ApiError>({
    queryKey: ['my-bookings', accountId, pageSize],
    queryFn: () => call('GET /api/reservations', { query: { pageSize } }),
    placeholderData: keepPreviousData,
  });
  const { today } = useSettings();
  const booked = [...new Set(data?.data.map(({ apartmentId }) => apartmentId))];
  const cards = useCards(booked.slice(0, WISHLIST_LIMIT), {});
  const photoOf = ({ apartmentId }: ReservationView): Photo | null =>
    cards.data?.find((card) => card.apartmentId === apartmentId)?.photos[0] ?? null;
  if (data === undefined && error !== null) {
    return (
      <Notice tone="danger" title={t.failed}>
        <p>{guestMessage(error)}</p>
        <Button kind="secondary" className="mt-3" onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t.loading} className="grid gap-4">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-36 w-full" />
      </div>
    );
  }
  if (data.data.length === 0) return <NoBookings />;
  const those = (when: ReturnType<typeof whenIs>) => data.data.filter((one) => whenIs(one, today) === when);
  const { total } = data.meta.pagination;
  const common = { photoOf, totals: data.data.map((booking) => booking.total) };
  return (
    <div className="grid gap-8">
      <Bookings title={t.now} bookings={those('now')} {...common} />
      {/* What comes next is first. */}
      <Bookings title={t.ahead} bookings={those('ahead').reverse()} {...common} />
      <Bookings title={t.earlier} bookings={those('over')} {...common} />
      {total > data.data.length && pageSize < MOST && (
        <Button
          kind="secondary"
          busy={isPlaceholderData}
          className="w-fit"
          onClick={() => setPageSize(Math.min(MOST, pageSize + AT_ONCE))}
        >
          {t.showMore(total)}
        </Button>
      )}
    </div>
  );
}

interface BookingsProps {
  title: string;
  bookings: ReservationView[];
  photoOf: (booking: ReservationView) => Photo | null;
  totals: readonly MinorUnits[];
}

function Bookings({ title, bookings, photoOf, totals }: BookingsProps) {
  if (bookings.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-xl">{title}</h3>
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} photo={photoOf(booking)} totals={totals} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoBookings() {
  const t = messages().account.bookings;
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-dashed border-line p-6">
      <ArchMark className="size-16" />
      <p className="font-display text-xl">{t.none}</p>
      <p className="text-muted">{t.noneText}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/results/1">{t.find}</ButtonLink>
        <ButtonLink href="/reservation" kind="secondary">
          {t.lookUp}
        </ButtonLink>
      </div>
    </div>
  );
}
