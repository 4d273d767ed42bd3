import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import { messages } from '../../messages/messages';
import { reservationAccess } from '../../session/reservation-access';
import { isExpected, stateLabel } from '../../lib/reservation-state';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/box';
import { Price } from '../../ui/price';

/** One booking of an account in a few lines, with a link to its page. */
export function BookingCard({ booking }: { booking: ReservationView }) {
  const { reference, apartmentName, checkIn, checkOut, nights, guests, total, guest, state } = booking;
  const { account, calendar } = messages();
  return (
    <Card className="grid gap-4 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={isExpected(state) ? 'brand' : 'sand'}>{stateLabel(booking)}</Badge>
          <span className="text-sm text-muted">{reference}</span>
        </p>
        <p className="font-display text-lg leading-snug">{apartmentName}</p>
        <p className="text-sm">{calendar.fromTo(formatDay(checkIn), formatDay(checkOut))}</p>
        <p className="text-sm text-muted">
          {account.bookings.nightsAndGuests(nights, guests)} <Price amount={total} />
        </p>
      </div>
      <ButtonLink
        kind="secondary"
        href={`/reservation?reference=${encodeURIComponent(reference)}`}
        // Opens it there without an email address in the address.
        onClick={() => reservationAccess.write({ reference, email: guest.email })}
      >
        {account.bookings.see}
        <span className="sr-only">: {apartmentName}</span>
      </ButtonLink>
    </Card>
  );
}
