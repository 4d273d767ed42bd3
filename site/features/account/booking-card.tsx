import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { formatStay } from 'booking-rules/shared/format/stay';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { messages } from '../../messages/messages';
import { reservationAccess } from '../../session/reservation-access';
import { isExpected, stateLabel } from '../../lib/reservation-state';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/box';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/price';

interface BookingCardProps {
  booking: ReservationView;
  /** Of the apartment; null while it is not known, and of one that is not offered any more. */
  photo: Photo | null;
  /** Of all bookings in the list, which are told alike. */
  totals: readonly MinorUnits[];
}

/** One booking of an account in a few lines, with a link to its page. */
export function BookingCard({ booking, photo, totals }: BookingCardProps) {
  const { reference, apartmentName, checkIn, checkOut, nights, guests, total, guest, state } = booking;
  const { account } = messages();
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <div className="relative aspect-square w-28 overflow-hidden rounded-control bg-sand max-sm:w-16 max-sm:self-start">
        {photo && <Picture photo={{ ...photo, alt: '' }} sizes="112px" ratio="fill" />}
      </div>
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={isExpected(state) ? 'brand' : 'sand'}>{stateLabel(booking)}</Badge>
          <span className="text-sm text-muted">{reference}</span>
        </p>
        <p className="font-display text-lg leading-snug">{apartmentName}</p>
        <p className="text-sm">{formatStay({ checkIn, checkOut })}</p>
        <p className="text-sm text-muted">
          {account.bookings.nightsAndGuests(nights, guests)} <Price amount={total} list={totals} />
        </p>
      </div>
      <ButtonLink
        kind="secondary"
        className="max-sm:w-full lg:max-xl:w-full"
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
