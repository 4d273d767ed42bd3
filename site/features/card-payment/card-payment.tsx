import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { formatAmount } from 'booking-rules/shared/format/money';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';
import type { PaymentOutcome } from './stripe-form';
import { useCardForm, type CardPaymentAsked } from './use-card-form';

interface CardPaymentProps extends CardPaymentAsked {
  /** Whether a payment on the partner's own page begins at once: whoever pressed “pay” expects it. */
  atOnce: boolean;
  /** What is said and offered when the time to pay is over. */
  over: ReactNode;
  /** The money is on its way to us, or came before. */
  onPaid: () => void;
  /** Reference and email address do not belong together. */
  onWrongPair?: () => void;
}

/** Pays by card on this page, or leads to the partner's. However it ends, it says what to do next. */
export function CardPayment({ atOnce, over, onPaid, onWrongPair, ...asked }: CardPaymentProps) {
  const t = messages().cardPayment;
  const { place, state, again, retry } = useCardForm(asked);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const { step } = state;
  const isPaid = step === 'done' || outcome?.kind === 'paid';
  const isChecking = step === 'checking';
  const url = state.step === 'elsewhere' ? state.url : null;
  useEffect(() => {
    if (url !== null && atOnce) window.location.assign(url);
  }, [url, atOnce]);
  // Told once, whatever function is given with each render.
  const tellPaid = useEffectEvent(onPaid);
  const tellWrongPair = useEffectEvent(() => onWrongPair?.());
  useEffect(() => {
    if (isPaid || isChecking) tellPaid();
  }, [isPaid, isChecking]);
  useEffect(() => {
    if (step === 'wrong-pair') tellWrongPair();
  }, [step]);

  async function pay(): Promise<void> {
    if (state.step !== 'open' || busy) return;
    setBusy(true);
    setOutcome(null);
    const ended = await state.form.pay().catch((): PaymentOutcome => ({ kind: 'problem', message: '' }));
    setOutcome(ended);
    // Another tab may have paid it, or its time is over: it is paid again only once that is known.
    if (ended.kind !== 'paid') await again();
    setBusy(false);
  }

  if (isPaid)
    return (
      <Notice tone="success" title={t.paid}>
        <p>{t.paidText}</p>
      </Notice>
    );
  if (isChecking)
    return (
      <Notice title={t.checking}>
        <p>{t.checkingText}</p>
      </Notice>
    );
  if (step === 'over') return over;
  if (step === 'wrong-pair') return null;
  if (url !== null)
    return (
      <Button
        size="lg"
        busy={atOnce}
        className="w-full sm:w-fit sm:min-w-56"
        onClick={() => window.location.assign(url)}
      >
        {t.goToPage}
      </Button>
    );
  return (
    <form
      noValidate
      aria-label={t.heading}
      className="grid w-full max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      {state.step === 'loading' && <p role="status">{t.loading}</p>}
      <div ref={place} className={state.step === 'open' ? '' : 'min-h-24'} hidden={state.step === 'failed'} />
      {state.step === 'failed' && (
        <Notice tone="danger" title={t.notReached}>
          <p>{state.message ?? t.notReachedText}</p>
        </Notice>
      )}
      {outcome !== null && <Failure outcome={outcome} />}
      {state.step === 'failed' ? (
        <Button kind="secondary" size="lg" className="w-full sm:w-fit" onClick={retry}>
          {t.tryAgain}
        </Button>
      ) : (
        <Button
          type="submit"
          size="lg"
          busy={busy}
          disabled={state.step !== 'open'}
          className="w-full sm:w-fit sm:min-w-56"
        >
          {state.step === 'open' ? t.pay(formatAmount(state.amount)) : t.payNow}
        </Button>
      )}
      <p className="text-sm text-muted">{t.secure}</p>
    </form>
  );
}

function Failure({ outcome }: { outcome: PaymentOutcome }) {
  const t = messages().cardPayment;
  if (outcome.kind === 'paid') return null;
  return (
    <Notice tone="danger" title={outcome.kind === 'declined' ? t.declined : t.problem}>
      <p>
        {outcome.message} {t.notCharged}
      </p>
    </Notice>
  );
}
