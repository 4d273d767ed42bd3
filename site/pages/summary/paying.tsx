import { PayNow, type PaymentPlace, type PayNowProps } from '../../features/checkout/pay-now';
import { CardPayment } from '../../features/card-payment/card-payment';
import { QueryScope } from '../../api/query-scope';
import { navigate } from '../../lib/navigate';
import { reservationAccess } from '../../session/reservation-access';

/** A payment that is to be made before nights are given to others. Loaded on demand: it comes after the form. */
export default function Paying(props: PayNowProps) {
  const { reference } = props;
  return (
    <QueryScope>
      <PayNow
        {...props}
        payment={(place: PaymentPlace) => (
          <CardPayment
            {...place}
            pays="next"
            atOnce={false}
            onPaid={() => {
              reservationAccess.write(place.access);
              void navigate(`/thank-you?reference=${encodeURIComponent(reference)}`);
            }}
          />
        )}
      />
    </QueryScope>
  );
}
