import { useMutation } from '@tanstack/react-query';
import type { LookedUp, ReservationView } from 'booking-rules/contracts/reservations';
import { openNext, openOf } from 'booking-rules/shared/domain/payment-schedule';
import { formatAmount } from 'booking-rules/shared/format/money';
import { call } from '../../api/http';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { guestMessage, type ApiError } from '../../api/api-error';
import { messages } from '../../messages/messages';

interface PayNowProps {
  access: ReservationAccess;
  found: LookedUp;
}

/** Leads to the page of the payment partner: for a stay that waits for a card, and for what is open of one that stands. */
export function PayNow({ access, found: { data: reservation, meta } }: PayNowProps) {
  const t = messages().stayMoney.pay;
  const { state, awaiting, payment, parts } = reservation;
  const { mutate, isPending, isSuccess, data, error, variables } = useMutation<
    { data: ReservationView },
    ApiError,
    'next' | 'all'
  >({
    mutationFn: (pays) =>
      call('POST /api/reservations/{reference}/payment', { ...requestOf(access), query: { pays } }),
    onSuccess: ({ data: { paymentUrl } }) => {
      if (paymentUrl !== null) window.location.assign(paymentUrl);
    },
  });
  const isHeld = state === 'held' && awaiting === 'payment' && payment === 'stripe';
  const next = openNext(parts);
  const all = parts.reduce((sum, part) => sum + openOf(part), 0);
  if (next === 0 || !(isHeld || meta.mayPay)) return null;
  const outOfReach = isSuccess && data.data.paymentUrl === null;
  const busy = (pays: 'next' | 'all') => variables === pays && (isPending || (isSuccess && !outOfReach));
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={busy('next')} onClick={() => mutate('next')}>
          {isHeld ? t.now(formatAmount(next)) : t.byCard(formatAmount(next))}
        </Button>
        {!isHeld && all > next && (
          <Button size="lg" kind="secondary" busy={busy('all')} onClick={() => mutate('all')}>
            {t.all(formatAmount(all))}
          </Button>
        )}
      </div>
      {error && <Notice tone="danger" title={guestMessage(error)} />}
      {outOfReach && (
        <Notice tone="danger" title={t.notReached}>
          <p>{t.notReachedText}</p>
        </Notice>
      )}
    </div>
  );
}

/** Leads to where the guest lets a card hold the deposit, while that is asked for. */
export function DepositLink({ deposit }: { deposit: LookedUp['meta']['deposit'] }) {
  if (deposit?.url == null) return null;
  return (
    <ButtonLink className="mt-3" kind="secondary" href={deposit.url} data-vike="false">
      {messages().stayMoney.pay.holdDeposit(formatAmount(deposit.amount))}
    </ButtonLink>
  );
}
