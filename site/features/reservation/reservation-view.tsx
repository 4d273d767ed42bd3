import type { LookedUp, ReservationView as Reservation } from 'booking-rules/contracts/reservations';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import type { ReservationAccess } from '../../session/reservation-access';
import { isExpected, nextStayLabel, stateLabel } from '../../lib/reservation-state';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/box';
import { BankDetails } from '../../ui/bank-details';
import { SunArc, usePassed } from '../../ui/sun-arc';
import { messages } from '../../messages/messages';
import { ContactCorrection } from './contact-correction';
import { Cancellation } from './cancellation';
import { ConfirmAddress } from './confirm-address';
import { Documents } from './documents';
import { Extras } from './extras';
import { StayChange } from './stay-change';
import { StayFacts } from './stay-facts';
import { moneySentences, stateSentence } from './state-sentence';

interface ReservationViewProps {
  access: ReservationAccess;
  found: LookedUp;
  /** Every line of its price. */
  price: ReactNode;
  /** What is open, and how it is paid by card. */
  payment: ReactNode;
  /** The refund ladder as dates and amounts. */
  ladder: ReactNode;
  /** How far its guests are registered. */
  registration: ReactNode;
  /** What the guest and the business write to each other. */
  conversation: ReactNode;
  onConfirmed: (reservation: Reservation) => void;
  onCancelled: (reservation: Reservation) => void;
  /** The guest has changed dates, guests, extras or contact. */
  onChanged: (found: LookedUp) => void;
  /** Shows another one. */
  onClose: () => void;
}

/** A reservation as its guest sees it: state, stay, price, payments, and how to cancel it. */
export function ReservationView({
  access,
  found,
  price,
  payment,
  ladder,
  registration,
  conversation,
  onConfirmed,
  onCancelled,
  onChanged,
  onClose,
}: ReservationViewProps) {
  const t = messages().reservation;
  const { policies } = useSettings();
  const { data: reservation, meta } = found;
  const { reference, apartmentName, state, guest } = reservation;
  const nextStay = nextStayLabel(state);
  const head = useRef<HTMLElement>(null);
  const cancelling = useRef(false);
  useEffect(() => {
    if (!cancelling.current || state !== 'cancelled') return;
    cancelling.current = false;
    // The pressed button is gone, so the focus moves up to what has become of the booking.
    head.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [state]);
  return (
    <>
      <header
        ref={head}
        role="group"
        tabIndex={-1}
        aria-labelledby="booking-state booking-apartment"
        aria-live="polite"
        className="grid justify-items-start gap-3 outline-none"
      >
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={isExpected(state) ? 'brand' : 'sand'}>
            <span id="booking-state">{stateLabel(reservation)}</span>
          </Badge>
          <span className="text-sm text-muted">
            {t.reference} <strong className="text-ink select-all">{reference}</strong>
          </span>
        </p>
        <h1 id="booking-apartment" className="text-3xl md:text-4xl">
          {apartmentName}
        </h1>
        <p className="flex max-w-text gap-3 text-lg">
          {state === 'held' && reservation.heldUntil !== null && (
            <HoldSun from={reservation.createdAt} until={reservation.heldUntil} />
          )}
          {stateSentence(reservation, policies.checkInTime)}
        </p>
        <ConfirmAddress access={access} reservation={reservation} onConfirmed={onConfirmed} />
        {payment}
        {nextStay !== null && (
          <ButtonLink href="/results/1" kind="secondary">
            {nextStay}
          </ButtonLink>
        )}
      </header>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-14">
        <div className="grid gap-8">
          <StayFacts reservation={reservation} />
          {registration}
          <section aria-labelledby="payments" className="grid gap-2">
            <h2 id="payments" className="text-2xl">
              {t.payments}
            </h2>
            {moneySentences(reservation).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <BankDetails {...reservation} />
          </section>
          {conversation}
          <Documents access={access} reservation={reservation} />
          <Extras access={access} found={found} onChanged={onChanged} />
          <StayChange access={access} found={found} onChanged={onChanged} />
          <Cancellation
            access={access}
            reservation={reservation}
            refund={meta.refund}
            ladder={ladder}
            onCancelled={(cancelled) => {
              cancelling.current = true;
              onCancelled(cancelled);
            }}
          />
        </div>
        <aside aria-label={t.price} className="grid gap-4">
          <Card className="p-5 md:p-6">{price}</Card>
          <p className="text-sm text-muted">
            {t.bookedBy(`${guest.firstName} ${guest.lastName}`)}{' '}
            <span className="wrap-anywhere">{guest.email}</span>
          </p>
          <ContactCorrection access={access} found={found} onChanged={onChanged} />
          <button
            type="button"
            onClick={onClose}
            className="inline-flex min-h-11 w-fit items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            {t.lookUpAnother}
          </button>
        </aside>
      </div>
    </>
  );
}

/** How much is gone of the time for which a stay is held. */
function HoldSun({ from, until }: { from: string; until: string }) {
  return <SunArc at={usePassed(Date.parse(from), Date.parse(until))} className="mt-1 w-9 self-start" />;
}
