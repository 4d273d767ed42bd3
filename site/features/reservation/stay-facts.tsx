import type { ReservationView as Reservation } from 'booking-rules/contracts/reservations/reservations';
import { formatDay } from 'booking-rules/shared/format/day';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { isExpected } from '../../lib/reservation-state';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { passedOf, SunArc } from '../../ui/arch/sun-arc';

/** When a guest comes and goes below the sun of these days, for how many guests, and what they wrote to us. */
export function StayFacts({ reservation }: { reservation: Reservation }) {
  const t = messages().reservation.facts;
  const { policies, today } = useSettings();
  const { apartmentId, checkIn, checkOut, nights, guests, message, ratePlan } = reservation;
  return (
    <section aria-labelledby="stay" className="grid gap-4">
      <h2 id="stay" className="text-2xl">
        {isExpected(reservation.state) ? t.yourStay : t.theStay}
      </h2>
      <SunArc
        size="picture"
        at={passedOf(Date.parse(checkIn), Date.parse(checkOut), Date.parse(today))}
        className="-mb-2 w-full max-w-lg"
      />
      <dl className="grid max-w-lg grid-cols-6 gap-x-4 gap-y-3">
        <Fact term={t.arrive} note={t.fromTime(policies.checkInTime)} className="col-span-3">
          {formatDay(checkIn)}
        </Fact>
        <Fact term={t.leave} note={t.byTime(policies.checkOutTime)} className="col-span-3 text-end">
          {formatDay(checkOut)}
        </Fact>
        <Fact term={t.nights}>{nights}</Fact>
        <Fact term={t.guests}>{guests}</Fact>
        {ratePlan && <Fact term={t.rate}>{ratePlan.name}</Fact>}
      </dl>
      {message !== null && (
        <p className="text-sm">
          <span className="text-muted">{t.yourMessage}</span> {message}
        </p>
      )}
      <p>
        <Link href={`/apartment/${apartmentId}`} className="text-link">
          {t.aboutApartment}
        </Link>
      </p>
    </section>
  );
}

interface FactProps {
  term: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

function Fact({ term, note, className = 'col-span-2', children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">
        {children}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}
