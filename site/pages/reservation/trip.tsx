import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { LookedUp, ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import Conversation from '../../features/messages/conversation';
import { PriceLines } from '../../features/quote/price-lines';
import { RefundLadder } from '../../features/quote/refund-ladder';
import { RegistrationCard } from '../../features/registration/registration-card';
import { CalendarFile } from '../../features/reservation/calendar-file';
import { Cancellation } from '../../features/reservation/cancellation';
import { ContactCorrection } from '../../features/reservation/contact-correction';
import { Documents } from '../../features/reservation/documents';
import { Extras } from '../../features/reservation/extras';
import { DepositLink } from '../../features/reservation/pay-now';
import { Payments } from '../../features/reservation/payments';
import { HomePhoto } from '../../features/trip/home-photo';
import { ReservationHead } from '../../features/reservation/reservation-head';
import { StayChange } from '../../features/reservation/stay-change';
import { StayFacts } from '../../features/reservation/stay-facts';
import { ReviewInvitation } from '../../features/reviews/review-invitation';
import { Arrival } from '../../features/trip/arrival';
import { Contact } from '../../features/trip/contact';
import { Countdown } from '../../features/trip/countdown';
import { DeviceCopy } from '../../features/trip/device-copy';
import { HouseRules } from '../../features/trip/house-rules';
import { phaseOf, type TripPhase } from '../../features/trip/phase';
import type { KnownArrival } from '../../features/trip/use-arrival';
import { useToday } from '../../features/trip/use-today';
import type { Keeping } from '../../features/trip/use-kept-trip';
import { depositSentence, isExpected } from '../../lib/reservation-state';
import { messages } from '../../messages/messages';
import type { ReservationAccess } from '../../session/reservation-access';
import { Card } from '../../ui/box';
import { OpeningReservation } from './opening-reservation';
import { Payment } from './payment';

/** On a slow connection a page that still changes is better than none. */
const LONGEST_WAIT_MS = 4_000;

/**
 * What there is to know, and beside it what it looks like and costs: each column goes on whatever the other holds. On
 * phones the photo comes first.
 */
const COLUMNS =
  'grid items-start gap-x-8 gap-y-6 md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-14';

type Section = (typeof ORDER)[TripPhase][number];

/** What a guest looks for first, by where they stand in their trip. */
const ORDER = {
  held: [
    ...([
      'stay',
      'payments',
      'messages',
      'documents',
      'extras',
      'change',
      'registration',
      'arrival',
    ] as const),
    ...(['rules', 'contact', 'cancellation'] as const),
  ],
  before: [
    ...(['stay', 'registration', 'arrival', 'messages', 'payments', 'documents', 'extras'] as const),
    ...(['change', 'rules', 'contact', 'cancellation'] as const),
  ],
  arrival: [
    ...(['registration', 'arrival', 'messages', 'contact', 'stay', 'rules', 'extras'] as const),
    ...(['payments', 'documents', 'change', 'cancellation'] as const),
  ],
  during: [
    ...(['arrival', 'messages', 'contact', 'stay', 'registration', 'rules', 'extras'] as const),
    ...(['payments', 'documents', 'change', 'cancellation'] as const),
  ],
  after: [
    ...(['review', 'stay', 'payments', 'documents', 'messages', 'contact', 'extras'] as const),
    ...(['change', 'cancellation'] as const),
  ],
  over: [
    ...(['review', 'stay', 'payments', 'documents', 'messages', 'contact', 'extras'] as const),
    ...(['change', 'cancellation'] as const),
  ],
} satisfies Readonly<Record<TripPhase, readonly string[]>>;

/** What can be done only with the booking as it stands now, not with a copy of before. */
const NEEDS_CONNECTION: readonly Section[] = [
  ...(['registration', 'review', 'messages', 'documents', 'extras', 'change', 'cancellation'] as const),
];

interface TripProps {
  access: ReservationAccess;
  found: LookedUp;
  arrival: KnownArrival;
  keeping: Keeping;
  /** Whether this is how it stands now; false for a copy of before. */
  isCurrent: boolean;
  /** Looks at the booking anew. */
  onLook: () => void;
  onConfirmed: (reservation: ReservationView) => void;
  onCancelled: (reservation: ReservationView) => void;
  /** The guest has changed dates, guests, extras or contact. */
  onChanged: (found: LookedUp) => void;
  /** Shows another one. */
  onClose: () => void;
}

function orderOf(reservation: ReservationView, today: string): readonly Section[] {
  const phase = phaseOf(reservation, today);
  const order = ORDER[phase];
  // What is still to be paid opens the door.
  if (phase !== 'before' || reservation.paid) return order;
  return ['payments', ...order.filter((section) => section !== 'payments')];
}

/** My trip: a booking as its guest needs it, before, on the day, during the stay and after. */
export function Trip(props: TripProps) {
  const { access, found, arrival, keeping, isCurrent, onLook, onConfirmed } = props;
  const { onCancelled, onChanged, onClose } = props;
  const t = messages().reservation;
  const { data: reservation, meta } = found;
  const { guest, reference } = reservation;
  const today = useToday();
  /** What was paid of it when its guest paid more: until that has arrived, it is being checked. */
  const [paidBefore, setPaidBefore] = useState<number | null>(null);
  const isBeingChecked = isExpected(reservation.state) && paidBefore === reservation.paidAmount;
  const sections: Record<Section, ReactNode> = {
    stay: (
      <div className="grid gap-4">
        <StayFacts reservation={reservation} />
        {isCurrent && <CalendarFile access={access} reservation={reservation} />}
      </div>
    ),
    arrival: <Arrival known={arrival} />,
    payments: <Payments reservation={reservation} isBeingChecked={isBeingChecked} />,
    documents: <Documents access={access} reservation={reservation} />,
    extras: <Extras access={access} found={found} onChanged={onChanged} />,
    change: <StayChange access={access} found={found} onChanged={onChanged} />,
    rules: <HouseRules rules={arrival.arrival?.houseRules ?? []} />,
    registration: <RegistrationCard access={access} />,
    review: <ReviewInvitation reference={reference} review={meta.review} />,
    messages: <Conversation access={access} />,
    contact: <Contact reference={reference} whatsapp={arrival.arrival?.whatsapp ?? null} />,
    cancellation: (
      <Cancellation
        access={access}
        reservation={reservation}
        refund={meta.refund}
        isBeingChecked={isBeingChecked}
        ladder={<RefundLadder refunds={reservation.refunds} policy={reservation.cancellationPolicy} />}
        onCancelled={onCancelled}
      />
    ),
  };
  const order = orderOf(reservation, today);
  const isShown = useFirstAnswers(!isCurrent);
  useEffect(() => {
    // The section that an address names is there only now.
    if (isShown) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isShown]);
  return (
    <>
      {!isShown && <OpeningReservation />}
      <div hidden={!isShown}>
        <div className={COLUMNS}>
          <div className="grid gap-8 md:row-span-2">
            <ReservationHead
              access={access}
              found={found}
              isCurrent={isCurrent}
              today={today}
              countdown={<Countdown reservation={reservation} today={today} />}
              payment={
                <Payment
                  access={access}
                  found={found}
                  onLook={onLook}
                  onPaid={() => setPaidBefore(reservation.paidAmount)}
                />
              }
              isBeingChecked={isBeingChecked}
              onConfirmed={onConfirmed}
            />
            {order
              .filter((section) => isCurrent || !NEEDS_CONNECTION.includes(section))
              .map((section) => (
                <Fragment key={section}>{sections[section]}</Fragment>
              ))}
          </div>
          <HomePhoto
            photo={meta.photo}
            sizes="(width < 48rem) 100vw, 25rem"
            className="aspect-video rounded-card max-md:order-first md:aspect-2/1"
          />
          <aside aria-label={t.price} className="grid gap-4 md:sticky md:top-24">
            <Card className="p-5 md:p-6">
              <PriceLines {...reservation} depositNote={depositSentence(reservation, meta.deposit)} />
              {isCurrent && <DepositLink deposit={meta.deposit} />}
            </Card>
            <p className="text-sm text-muted">
              {t.bookedBy(`${guest.firstName} ${guest.lastName}`)}{' '}
              <span className="wrap-anywhere">{guest.email}</span>
            </p>
            {isCurrent && <ContactCorrection access={access} found={found} onChanged={onChanged} />}
            <DeviceCopy {...keeping} />
            <button
              type="button"
              onClick={onClose}
              className="inline-flex min-h-11 w-fit items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
            >
              {t.lookUpAnother}
            </button>
          </aside>
        </div>
      </div>
    </>
  );
}

/**
 * Whether all has come that the sections ask for first. Until then they are not shown: not every browser holds a page
 * still that grows above what is being read, and a tap would meet something else.
 * @param isCopy a copy of before is there to be read at once
 */
function useFirstAnswers(isCopy: boolean): boolean {
  const client = useQueryClient();
  const asking = useIsFetching();
  const [hasSettled, setSettled] = useState(isCopy);
  const settle = () => setSettled(true);
  useEffect(() => {
    // The sections have asked by now, being below this one; the count of the last render may not know.
    const timer = client.isFetching() === 0 ? setTimeout(settle) : undefined;
    return () => clearTimeout(timer);
  }, [client, asking]);
  useEffect(() => {
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled;
}
