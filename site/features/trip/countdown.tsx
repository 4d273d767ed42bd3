import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { useSettings } from '../../lib/page-context';
import { passedOf, SunArc } from '../../ui/arch/sun-arc';
import { countdownOf } from './phase';

/** How many days are left until a guest comes, or goes, beside the sun on its way there. */
export function Countdown({ reservation, today }: { reservation: ReservationView; today: string }) {
  const { policies } = useSettings();
  const words = countdownOf(reservation, today, policies);
  if (words === null) return null;
  const { createdAt, checkIn, checkOut } = reservation;
  const [from, until] = today < checkIn ? [createdAt, checkIn] : [checkIn, checkOut];
  const passed = passedOf(Date.parse(from), Date.parse(until), Date.parse(today));
  return (
    <p className="flex items-center gap-3 font-display text-2xl text-brand">
      <SunArc at={passed} className="w-11" />
      {words}
    </p>
  );
}
