import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { openNext } from 'booking-rules/shared/domain/payments/payment-schedule';
import type { ReactNode } from 'react';
import { formatAmount } from 'booking-rules/shared/format/money';
import { urlOf } from '../../api/http';
import type { PageSettings } from '../../api/site-api';
import { nextStayLabel } from '../../lib/reservation-state';
import { Button, ButtonLink } from '../../ui/button';
import { Card, Skeleton } from '../../ui/box';
import { Icon } from '../../ui/icon';
import { BankDetails } from '../../ui/bank-details';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { nextSteps } from './next-steps';
import { StayOverview } from './stay-overview';
import type { Confirmed } from './use-confirmed';
import type { PaymentPage } from './use-payment-page';

const LINK = 'text-link gap-2';

interface ConfirmationProps {
  confirmed: Confirmed;
  policies: PageSettings['policies'];
  /** Where it can be paid by card. */
  payment: PaymentPage;
  /** How to reach the business. */
  contact: ReactNode;
  /** Every line of the price of a reservation that is known. */
  price: ReactNode;
  /** Of the apartment, above its name. */
  photo: ReactNode;
}

/** The stay that was reserved and what comes next, or how to look it up. */
export function Confirmation({
  confirmed,
  policies,
  payment,
  contact,
  price,
  photo,
}: ConfirmationProps): ReactNode {
  const t = messages().confirmation;
  if (confirmed.state === 'loading') return <ConfirmationSkeleton />;
  if (confirmed.state === 'reference-only') {
    return (
      <Card className="grid gap-3 p-6">
        <h2 className="text-2xl">{t.lookUp.heading}</h2>
        <p>{t.lookUp.text}</p>
        <ButtonLink
          href={`/reservation?reference=${encodeURIComponent(confirmed.reference)}`}
          className="w-fit"
        >
          {t.lookUp.button}
        </ButtonLink>
        {contact}
        {confirmed.retry && (
          <Button kind="secondary" onClick={confirmed.retry} className="w-fit">
            {t.lookUp.again}
          </Button>
        )}
      </Card>
    );
  }
  const { reservation } = confirmed;
  const { apartmentId, apartmentName, state } = reservation;
  const isChecking = payment.state === 'checking';
  // Nobody is told to pay what is being checked.
  const steps = nextSteps({ ...reservation, paid: reservation.paid || isChecking }, policies);
  const nextStay = nextStayLabel(state);
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Card className="grid gap-5 p-5 md:p-6">
        {photo}
        <h2 className="text-2xl">{t.yourStay}</h2>
        <StayOverview
          {...reservation}
          checkInTime={policies.checkInTime}
          checkOutTime={policies.checkOutTime}
          name={apartmentName}
          place={null}
          photo={null}
          href={`/apartment/${apartmentId}`}
        />
        <div className="border-t border-line pt-5">{price}</div>
      </Card>
      <section aria-labelledby="next" className="grid gap-5">
        <h2 id="next" className="text-2xl">
          {steps.length > 0 ? t.steps.heading : t.yourBooking}
        </h2>
        {steps.length > 0 && (
          <ol className="grid gap-4">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-sand font-semibold tabular-nums"
                >
                  {index + 1}
                </span>
                <span>
                  <strong className="block">{title}</strong>
                  <span className="text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
        <BankDetails {...reservation} />
        {isChecking && (
          <Notice title={messages().cardPayment.checking}>
            <p>{messages().cardPayment.checkingText}</p>
          </Notice>
        )}
        {payment.state === 'open' && (
          <ButtonLink href={payment.url} size="lg" className="w-fit">
            {t.pay(formatAmount(openNext(reservation.parts)))}
          </ButtonLink>
        )}
        {nextStay !== null && (
          <ButtonLink href="/results/1" size="lg" className="w-fit">
            {nextStay}
          </ButtonLink>
        )}
        {(state === 'confirmed' || state === 'completed') && (
          <p>
            <Link href={calendarHref(reservation)} download className={LINK}>
              <Icon name="calendar-days" className="size-4" /> {t.addToCalendar}
            </Link>
          </p>
        )}
        {contact}
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon name="mail" className="size-4" />{' '}
          {messages().reservation.bookedBy(`${reservation.guest.firstName} ${reservation.guest.lastName}`)}{' '}
          {reservation.guest.email}
        </p>
      </section>
    </div>
  );
}

/** A file with the stay for the guest's own calendar. */
function calendarHref({ reference, guest }: ReservationView): string {
  const query = { email: guest.email };
  return urlOf('GET /api/reservations/{reference}/calendar', { params: { reference }, query });
}

function ConfirmationSkeleton(): ReactNode {
  return (
    <div
      className="grid items-start gap-6 md:grid-cols-2"
      aria-label={messages().confirmation.loading}
      role="status"
    >
      <Skeleton className="h-112 w-full" />
      <div className="grid gap-5">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </div>
  );
}
