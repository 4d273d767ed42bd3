import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { messages } from '../../messages/messages';
import { BankDetails } from '../../ui/bank-details';
import { moneySentences } from './state-sentence';

/** What was paid, what is still to be paid, and how. */
export function Payments(props: { reservation: ReservationView; isBeingChecked: boolean }) {
  const { reservation, isBeingChecked } = props;
  return (
    <section aria-labelledby="payments" className="grid gap-2">
      <h2 id="payments" className="text-2xl">
        {messages().reservation.payments}
      </h2>
      {moneySentences(reservation, { isBeingChecked }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <BankDetails {...reservation} />
    </section>
  );
}
