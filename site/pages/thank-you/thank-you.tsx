import type { ReservationView } from 'booking-rules/contracts/reservations';
import { Confirmation } from '../../features/checkout/confirmation';
import { standing } from '../../features/checkout/next-steps';
import { useConfirmed } from '../../features/checkout/use-confirmed';
import { PriceLines } from '../../features/quote/price-lines';
import { RefundLadder } from '../../features/quote/refund-ladder';
import { SendLinkAgain } from '../../features/reservation/send-link-again';
import { useSettings } from '../../lib/page-context';
import { QueryScope } from '../../api/query-scope';
import { depositSentence, isExpected } from '../../lib/reservation-state';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';

/** What has been reserved under a reference, and what comes next. */
export default function ThankYou({ reference }: { reference: string }) {
  return (
    <QueryScope>
      <Reserved reference={reference} />
    </QueryScope>
  );
}

function Reserved({ reference }: { reference: string }) {
  const t = messages().confirmation;
  const { policies, phone, email } = useSettings();
  const confirmed = useConfirmed(reference);
  const reservation = confirmed.state === 'known' ? confirmed.reservation : null;
  const expected = reservation !== null && isExpected(reservation.state);
  return (
    <>
      <header className="mb-8 grid justify-items-start gap-3">
        {expected && <Icon name="circle-check" className="size-10 text-success" />}
        <h1 className="text-3xl md:text-4xl">{headingOf(reservation)}</h1>
        <p className="text-lg">
          {t.yourReference}{' '}
          <strong className="rounded-control bg-sand px-2 py-1 select-all">{reference}</strong>
        </p>
      </header>
      <Confirmation
        confirmed={confirmed}
        policies={policies}
        price={
          reservation && (
            <div className="grid gap-5">
              <PriceLines {...reservation} depositNote={depositSentence(reservation)} />
              {expected && (
                <div>
                  <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
                    {messages().checkout.policies.ifPlansChange}
                  </h3>
                  <RefundLadder refunds={reservation.refunds} policy={reservation.cancellationPolicy} />
                </div>
              )}
            </div>
          )
        }
        contact={
          <>
            {reservation?.awaiting === 'address-confirmation' && (
              <SendLinkAgain access={{ reference, email: reservation.guest.email }} />
            )}
            <p className="flex flex-wrap gap-x-5 text-sm font-semibold text-brand">
              <Link
                href={`/reservation?reference=${encodeURIComponent(reference)}`}
                className="inline-flex min-h-11 items-center gap-2 hover:underline"
              >
                <Icon name="receipt-text" className="size-4" /> {expected ? t.seeOrCancel : t.see}
              </Link>
              {phone !== '' && (
                <Link
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className="inline-flex min-h-11 items-center gap-2 hover:underline"
                >
                  <Icon name="phone" className="size-4" /> <span dir="ltr">{phone}</span>
                </Link>
              )}
              {email !== '' && (
                <Link
                  href={`mailto:${email}?subject=${encodeURIComponent(t.mailSubject(reference))}`}
                  className="inline-flex min-h-11 items-center gap-2 hover:underline"
                >
                  <Icon name="mail" className="size-4" /> {email}
                </Link>
              )}
            </p>
          </>
        }
      />
    </>
  );
}

function headingOf(reservation: ReservationView | null): string {
  const t = messages().confirmation;
  if (reservation === null) return t.yourReservation;
  // Nobody who comes back later is thanked for a booking that is over.
  const thanks = isExpected(reservation.state) ? `${t.thanks(reservation.guest.firstName)} ` : '';
  return `${thanks}${standing(reservation)}`;
}
