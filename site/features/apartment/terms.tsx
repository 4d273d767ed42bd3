import type { CancellationPolicy, CancellationTier } from 'booking-rules/shared/domain/cancellation';
import type { ChargeRule } from 'booking-rules/shared/domain/pricing/charge-rule';
import { isForApartment } from 'booking-rules/shared/domain/pricing/rate-plan';
import type { Day } from 'booking-rules/shared/domain/stay';
import type { PageSettings } from '../../api/site-api';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import { cachedMarkup } from '../../lib/cached-markup';
import { Price } from '../../ui/price';
import { clockName } from 'booking-rules/shared/format/instant';
import { messages } from '../../messages/messages';

interface TermsProps {
  deposit: MinorUnits;
  cancellation: CancellationPolicy;
  /** What its price includes, as a sentence. */
  included: string;
  times: Pick<PageSettings['policies'], 'checkInTime' | 'checkOutTime'>;
}

/** Deposit and cancellation of an apartment, before there are dates. */
export const Terms = cachedMarkup(function Terms({ deposit, cancellation, included, times }: TermsProps) {
  const t = messages().apartment.terms;
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{t.cancellation(cancellation.name)}</dt>
        <dd>
          <ul className="mt-1 grid gap-1 text-muted">
            {cancellationSentences(cancellation.tiers).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t.deposit}</dt>
        <dd className="mt-1 text-muted">
          {deposit > 0 ? (
            <>
              <Price amount={deposit} exact />
              {t.depositHeld}
            </>
          ) : (
            t.noDeposit
          )}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t.arrivalAndDeparture}</dt>
        <dd className="mt-1 text-muted">{t.times(times.checkInTime, times.checkOutTime, clockName())}</dd>
      </div>
      <div>
        <dt className="font-semibold">{t.included}</dt>
        <dd className="mt-1 text-muted">{included}</dd>
      </div>
    </dl>
  );
});

/** What a price includes beside the nights: fees and taxes by name, percentages with their size. */
export function includedInPrice(charges: readonly ChargeRule[], apartmentId: string, today: Day): string {
  const t = messages().apartment.terms;
  const names = charges
    .filter(
      (charge) => isForApartment(charge, apartmentId) && (charge.until === null || charge.until >= today),
    )
    .map(({ name, basis, percent }) => (basis === 'percent-of-taxable' ? t.percentage(percent, name) : name));
  return t.includes(names);
}

/** The refund ladder as a rule, best tier first, ending with what comes after it. */
export function cancellationSentences(tiers: readonly CancellationTier[]): string[] {
  const t = messages().apartment.terms;
  const steps = [...tiers]
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || a.days - b.days)
    .map(({ percent, days }) => t.refund(percent, days));
  return steps.length === 0 ? [t.noRefund] : [...steps, t.noRefundLater];
}
