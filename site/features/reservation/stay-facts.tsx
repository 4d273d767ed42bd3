import type { ReservationView as Reservation } from 'booking-rules/contracts/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { isExpected } from '../../lib/reservation-state';

/** When a guest comes and goes, for how many guests, and what they wrote to us. */
export function StayFacts({ reservation }: { reservation: Reservation }) {
  const { policies } = useSettings();
  const { apartmentId, checkIn, checkOut, nights, guests, message, ratePlan } = reservation;
  return (
    <section aria-labelledby="stay" className="grid gap-4">
      <h2 id="stay" className="text-2xl">
        {isExpected(reservation.state) ? 'Your stay' : 'The stay'}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        <Fact term="Arrive" note={`from ${policies.checkInTime}`}>
          {formatDay(checkIn)}
        </Fact>
        <Fact term="Leave" note={`by ${policies.checkOutTime}`}>
          {formatDay(checkOut)}
        </Fact>
        <Fact term="Nights">{nights}</Fact>
        <Fact term="Guests">{guests}</Fact>
        {ratePlan && <Fact term="Rate">{ratePlan.name}</Fact>}
      </dl>
      {message !== null && (
        <p className="text-sm">
          <span className="text-muted">Your message to us:</span> {message}
        </p>
      )}
      <p>
        <a
          href={`/apartment/${apartmentId}`}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          About the apartment
        </a>
      </p>
    </section>
  );
}

function Fact({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">
        {children}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
