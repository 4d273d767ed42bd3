import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { Confirmation } from '../../features/checkout/confirmation';
import { standing } from '../../features/checkout/next-steps';
import { useConfirmed, useTabAccess } from '../../features/checkout/use-confirmed';
import { usePaymentPage } from '../../features/checkout/use-payment-page';
import { PriceLines } from '../../features/quote/price-lines';
import { RefundLadder } from '../../features/quote/refund-ladder';
import { HomePhoto } from '../../features/trip/home-photo';
import { SendLinkAgain } from '../../features/reservation/send-link-again';
import { Arrival } from '../../features/trip/arrival';
import { useArrival, type KnownArrival } from '../../features/trip/use-arrival';
import { useSettings } from '../../lib/page-context';
import { QueryScope } from '../../api/query-scope';
import { depositSentence, isExpected } from '../../lib/reservation-state';
import { Card } from '../../ui/box';
import { ButtonLink } from '../../ui/button';
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
  const access = useTabAccess(reference);
  const known = useArrival(access, reservation);
  const payment = usePaymentPage(access, reservation);
  return (
    <>
      <header className="mb-8 grid justify-items-start gap-3">
        {expected && <Icon name="circle-check" className="size-10 text-success" />}
        <h1 className="text-3xl md:text-4xl">{headingOf(reservation, payment.state === 'checking')}</h1>
        <p className="text-lg">
          {t.yourReference}{' '}
          <strong className="rounded-control bg-sand px-2 py-1 select-all">{reference}</strong>
        </p>
      </header>
      <Confirmation
        confirmed={confirmed}
        policies={policies}
        payment={payment}
        photo={
          confirmed.state === 'known' && (
            <HomePhoto
              photo={confirmed.photo}
              sizes="(width < 48rem) 100vw, 36rem"
              className="aspect-video rounded-card"
            />
          )
        }
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
            {reservation && expected && <TripInvitation reservation={reservation} arrival={known} />}
            <p className="flex flex-wrap gap-x-5 text-sm font-semibold text-brand">
              {!expected && (
                <Link
                  href={`/reservation?reference=${encodeURIComponent(reference)}`}
                  className="inline-flex min-h-11 items-center gap-2 hover:underline"
                >
                  <Icon name="receipt-text" className="size-4" /> {t.see}
                </Link>
              )}
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

interface TripInvitationProps {
  reservation: ReservationView;
  arrival: KnownArrival;
}

/** How to get there, and what the page of the trip is for. */
function TripInvitation({ reservation: { reference, state }, arrival }: TripInvitationProps) {
  const t = messages().confirmation;
  const href = `/reservation?reference=${encodeURIComponent(reference)}`;
  return (
    <>
      {state === 'confirmed' && <Arrival known={arrival} />}
      <Card className="grid gap-3 p-5">
        <h3 className="font-sans text-base font-semibold tracking-normal">{t.trip.title}</h3>
        <p className="text-muted">{t.trip.text}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={href}>{t.seeOrCancel}</ButtonLink>
          {state === 'confirmed' && (
            <ButtonLink kind="secondary" href={`${href}#extras`}>
              {t.trip.extras}
            </ButtonLink>
          )}
        </p>
      </Card>
    </>
  );
}

function headingOf(reservation: ReservationView | null, isChecking: boolean): string {
  const t = messages().confirmation;
  if (reservation === null) return t.yourReservation;
  // Nobody who comes back later is thanked for a booking that is over.
  const thanks = isExpected(reservation.state) ? `${t.thanks(reservation.guest.firstName)} ` : '';
  return `${thanks}${isChecking ? messages().cardPayment.checking : standing(reservation)}`;
}
