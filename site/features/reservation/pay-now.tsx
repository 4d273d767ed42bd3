import type { LookedUp } from 'booking-rules/contracts/reservations/reservations';
import { openNext, openOf } from 'booking-rules/shared/domain/payments/payment-schedule';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { messages } from '../../messages/messages';

/** How much is paid: the part that is next, or all that is open. */
export type Wish = 'next' | 'all';

interface PayNowProps {
  found: LookedUp;
  /** Where that is paid by card. */
  card: (wish: Wish) => ReactNode;
  /** What was chosen before the page was loaded anew. */
  chosen: Wish | null;
}

/** Offers to pay by card: for a stay that waits for it, and for what is open of one that stands. */
export function PayNow({ found: { data: reservation, meta }, card, chosen }: PayNowProps) {
  const t = messages().stayMoney.pay;
  const { state, awaiting, payment, parts } = reservation;
  const [wish, setWish] = useState(chosen);
  const isHeld = state === 'held' && awaiting === 'payment' && payment === 'stripe';
  const next = openNext(parts);
  const all = parts.reduce((sum, part) => sum + openOf(part), 0);
  if (next === 0 || !(isHeld || meta.mayPay)) return null;
  if (wish !== null)
    return (
      <div key={wish} className="w-full pt-2">
        {card(wish)}
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="lg" onClick={() => setWish('next')}>
        {isHeld ? t.now(formatAmount(next)) : t.byCard(formatAmount(next))}
      </Button>
      {!isHeld && all > next && (
        <Button size="lg" kind="secondary" onClick={() => setWish('all')}>
          {t.all(formatAmount(all))}
        </Button>
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
