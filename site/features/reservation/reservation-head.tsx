import type { LookedUp, ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { isExpected, nextStayLabel, stateLabel } from '../../lib/reservation-state';
import { messages } from '../../messages/messages';
import type { ReservationAccess } from '../../session/reservation-access';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { SunArc, usePassed } from '../../ui/arch/sun-arc';
import { ConfirmAddress } from './confirm-address';
import { stateSentence } from './state-sentence';

interface ReservationHeadProps {
  access: ReservationAccess;
  found: LookedUp;
  /** At the property. */
  today: string;
  /** How long it takes until the stay begins, or ends. */
  countdown: ReactNode;
  /** What is open, and how it is paid by card. */
  payment: ReactNode;
  /** Whether this is how it stands now: on a copy of before nothing can be done. */
  isCurrent: boolean;
  /** A payment has been made, and nothing has been heard of it yet. */
  isBeingChecked: boolean;
  onConfirmed: (reservation: ReservationView) => void;
}

/** What has become of a reservation, and what its guest does next. */
export function ReservationHead(props: ReservationHeadProps) {
  const { access, found, today, countdown, payment, isCurrent, isBeingChecked, onConfirmed } = props;
  const t = messages().reservation;
  const { policies } = useSettings();
  const { data: reservation } = found;
  const { reference, apartmentName, state } = reservation;
  const nextStay = nextStayLabel(state);
  const head = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isNews = before.current !== state && state === 'cancelled';
    before.current = state;
    if (!isNews) return;
    // The pressed button is gone, so the focus moves up to what has become of the booking.
    head.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [state]);
  return (
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
          <span id="booking-state">
            {state === 'held' && isBeingChecked ? messages().states.checkingPayment : stateLabel(reservation)}
          </span>
        </Badge>
        <span className="text-sm text-muted">
          {t.reference} <strong className="text-ink select-all">{reference}</strong>
        </span>
      </p>
      <h1 id="booking-apartment" className="text-3xl md:text-4xl">
        {apartmentName}
      </h1>
      {countdown}
      <p className="flex max-w-text gap-3 text-lg">
        {state === 'held' && reservation.heldUntil !== null && !isBeingChecked && (
          <HoldSun from={reservation.createdAt} until={reservation.heldUntil} />
        )}
        {stateSentence(reservation, today, policies, { isBeingChecked })}
      </p>
      {isCurrent && (
        <>
          <ConfirmAddress access={access} reservation={reservation} onConfirmed={onConfirmed} />
          {payment}
        </>
      )}
      {nextStay !== null && (
        <ButtonLink href="/results/1" kind="secondary">
          {nextStay}
        </ButtonLink>
      )}
    </header>
  );
}

/** How much is gone of the time for which a stay is held. */
function HoldSun({ from, until }: { from: string; until: string }) {
  return <SunArc at={usePassed(Date.parse(from), Date.parse(until))} className="mt-1 w-9 self-start" />;
}
