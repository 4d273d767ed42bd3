import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { useEffect, useEffectEvent } from 'react';
import { CardPayment } from '../../features/card-payment/card-payment';
import { askedBefore } from '../../features/card-payment/use-card-form';
import { PayNow } from '../../features/reservation/pay-now';
import { messages } from '../../messages/messages';
import type { ReservationAccess } from '../../session/reservation-access';
import { Notice } from '../../ui/notice';

/** The bank tells the payment partner, who tells us: so often the page looks whether the money has arrived. */
const LOOKS_MS = [0, 2_000, 5_000, 10_000, 20_000];

interface PaymentProps {
  access: ReservationAccess;
  found: LookedUp;
  /** Looks at the booking anew. */
  onLook: () => void;
  /** A payment has been made; when it arrives the booking will say. */
  onPaid: () => void;
}

/** What is open of a stay, paid by card on this page. */
export function Payment({ access, found, onLook, onPaid }: PaymentProps) {
  return (
    <PayNow
      found={found}
      chosen={askedBefore()}
      card={(wish) => (
        <CardPayment
          access={access}
          pays={wish}
          atOnce
          over={<Over onSeen={onLook} />}
          onPaid={() => {
            onPaid();
            for (const wait of LOOKS_MS) setTimeout(onLook, wait);
          }}
        />
      )}
    />
  );
}

/** The time to pay is over: the booking is looked at anew, whose page then says what has become of it. */
function Over({ onSeen }: { onSeen: () => void }) {
  const { over } = messages().failures.payment;
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    seen();
  }, []);
  return (
    <Notice tone="danger" title={over.title}>
      <p>{over.text}</p>
    </Notice>
  );
}
