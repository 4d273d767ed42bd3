import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PagedEnvelope } from 'booking-rules/shared/contracts/envelope';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { holdsNights } from 'booking-rules/shared/domain/reservation';
import { useState } from 'react';
import { content } from '../../api/content-client';
import { guestMessage, type ApiError } from '../../api/api-error';
import { useSettings } from '../../lib/page-context';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/box';
import { BookingCard } from './booking-card';

const AT_ONCE = 20;
/** As many as the backend gives at once. */
const MOST = 100;

/** Everything that an account has booked: what comes, and what was. */
export function MyBookings({ accountId }: { accountId: number }) {
  const [pageSize, setPageSize] = useState(AT_ONCE);
  const { data, error, isPlaceholderData, refetch } = useQuery<PagedEnvelope<ReservationView>, ApiError>({
    queryKey: ['my-bookings', accountId, pageSize],
    queryFn: () => content.find('reservations', { pageSize }),
    placeholderData: keepPreviousData,
  });
  const { today } = useSettings();
  if (data === undefined && error !== null) {
    return (
      <Notice tone="danger" title="Your bookings could not be loaded.">
        <p>{guestMessage(error)}</p>
        <Button kind="secondary" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading your bookings" className="grid gap-4">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-36 w-full" />
      </div>
    );
  }
  if (data.data.length === 0) return <NoBookings />;
  const isAhead = ({ state, checkOut }: ReservationView): boolean => holdsNights(state) && checkOut >= today;
  // What comes next stands first.
  const ahead = data.data.filter(isAhead).reverse();
  const { total } = data.meta.pagination;
  return (
    <div className="grid gap-8">
      <Bookings title="Coming up" bookings={ahead} />
      <Bookings title="Earlier and cancelled" bookings={data.data.filter((one) => !isAhead(one))} />
      {total > data.data.length && pageSize < MOST && (
        <Button
          kind="secondary"
          busy={isPlaceholderData}
          className="w-fit"
          onClick={() => setPageSize(Math.min(MOST, pageSize + AT_ONCE))}
        >
          Show more of {total}
        </Button>
      )}
    </div>
  );
}

function Bookings({ title, bookings }: { title: string; bookings: ReservationView[] }) {
  if (bookings.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-xl">{title}</h3>
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoBookings() {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-dashed border-line p-6">
      <p className="font-display text-xl">No bookings yet</p>
      <p className="text-muted">
        What you book while signed in is kept here. A booking made without signing in opens with its
        reference.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/results/1">Find an apartment</ButtonLink>
        <ButtonLink href="/reservation" kind="secondary">
          Look up a booking
        </ButtonLink>
      </div>
    </div>
  );
}
