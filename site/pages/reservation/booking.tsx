import { CardPayment } from '../../features/card-payment/card-payment';
import { askedBefore } from '../../features/card-payment/use-card-form';
import { lazy, Suspense } from 'react';
import { DocumentPage } from '../../features/reservation/document-page';
import { DepositLink, PayNow } from '../../features/reservation/pay-now';
import { LookUpForm } from '../../features/reservation/look-up-form';
import { ReservationView } from '../../features/reservation/reservation-view';
import { useLookedUp } from '../../features/reservation/use-looked-up';
import { RegistrationCard } from '../../features/registration/registration-card';
import { useReservationAccess } from '../../features/reservation/use-reservation-access';
import { ReviewInvitation } from '../../features/reviews/review-invitation';
import { PriceLines } from '../../features/quote/price-lines';
import { RefundLadder } from '../../features/quote/refund-ladder';
import { QueryScope } from '../../api/query-scope';
import { useData, usePageContext } from '../../lib/page-context';
import { depositSentence } from '../../lib/reservation-state';
import type { LookedUp } from 'booking-rules/contracts/reservations';
import type { ReservationAccess } from '../../session/reservation-access';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import { Skeleton } from '../../ui/box';
import type { Data } from './+data';
import { LookUp } from './look-up';
import { OpeningReservation } from './opening-reservation';

const Conversation = lazy(() => import('../../features/messages/conversation'));

/** The booking that an address or this tab opens, or the form that opens one. */
export default function Booking() {
  return (
    <QueryScope>
      <Opened />
    </QueryScope>
  );
}

function Opened() {
  const { whatsapp } = useData<Data>();
  const opening = useReservationAccess();
  const { found, error, again, keep } = useLookedUp(opening?.access ?? null);
  const { document: number } = usePageContext().urlParsed.search;
  if (opening?.access && number) return <DocumentPage access={opening.access} number={number} />;
  return (
    <>
      {opening?.access && found ? (
        <ReservationView
          access={opening.access}
          found={found}
          price={
            <>
              <PriceLines {...found.data} depositNote={depositSentence(found.data, found.meta.deposit)} />
              <DepositLink deposit={found.meta.deposit} />
            </>
          }
          payment={<Payment access={opening.access} found={found} onPaid={again} />}
          ladder={<RefundLadder refunds={found.data.refunds} policy={found.data.cancellationPolicy} />}
          registration={<RegistrationCard access={opening.access} />}
          conversation={
            <>
              <ReviewInvitation access={opening.access} reservation={found.data} />
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <Conversation access={opening.access} whatsapp={whatsapp} />
              </Suspense>
            </>
          }
          onConfirmed={(data) => {
            if (opening.access) keep(opening.access, { data, meta: found.meta });
            // A stay that stands can be changed.
            again();
          }}
          onChanged={(changed) => {
            if (opening.access) keep(opening.access, changed);
          }}
          onCancelled={(data) => {
            if (opening.access)
              keep(opening.access, {
                data,
                meta: {
                  refund: null,
                  changeUntil: null,
                  extras: [],
                  mayPay: false,
                  mayCorrect: false,
                  deposit: null,
                },
              });
          }}
          onClose={() => opening.open(null)}
        />
      ) : opening === null || (opening.access && !error) ? (
        <OpeningReservation />
      ) : (
        <LookUp error={opening.access ? error : null} onRetry={again}>
          <LookUpForm
            reference={opening.reference}
            onFound={(access, answer) => {
              keep(access, answer);
              opening.open(access);
            }}
          />
        </LookUp>
      )}
    </>
  );
}

/** The bank tells the payment partner, who tells us: so often the page looks whether the money has arrived. */
const LOOKS_MS = [0, 2_000, 5_000, 10_000, 20_000];

/** What is open of a stay, paid by card on this page. */
function Payment({
  access,
  found,
  onPaid,
}: {
  access: ReservationAccess;
  found: LookedUp;
  onPaid: () => void;
}) {
  const { over } = messages().failures.payment;
  return (
    <PayNow
      found={found}
      chosen={askedBefore()}
      card={(wish) => (
        <CardPayment
          access={access}
          pays={wish}
          atOnce
          over={
            <Notice tone="danger" title={over.title}>
              <p>{over.text}</p>
            </Notice>
          }
          onPaid={() => {
            for (const wait of LOOKS_MS) setTimeout(onPaid, wait);
          }}
        />
      )}
    />
  );
}
