import type { PropertyPolicies } from 'booking-rules/shared/domain/restrictions/rules';
import type { ReactNode } from 'react';
import type { CancellationPolicy, CancellationTier } from 'booking-rules/shared/domain/cancellation';
import type { ChargeRule } from 'booking-rules/shared/domain/pricing/charge-rule';
import { isForApartment } from 'booking-rules/shared/domain/pricing/rate-plan';
import type { Day } from 'booking-rules/shared/domain/stay';
import type { Fils } from 'booking-rules/shared/format/money';
import { Price } from '../../ui/price';
import { clockName } from 'booking-rules/shared/format/instant';

interface TermsProps {
  apartmentId: string;
  today: Day;
  deposit: Fils;
  cancellation: CancellationPolicy;
  policies: PropertyPolicies;
}

/** Deposit and cancellation of an apartment, before there are dates. */
export function Terms({ apartmentId, today, deposit, cancellation, policies }: TermsProps): ReactNode {
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">Cancellation: {cancellation.name}</dt>
        <dd>
          <ul className="mt-1 grid gap-1 text-muted">
            {cancellationSentences(cancellation.tiers).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Security deposit</dt>
        <dd className="mt-1 text-muted">
          {deposit > 0 ? (
            <>
              <Price fils={deposit} exact />, held separately and returned after your stay.
            </>
          ) : (
            'None.'
          )}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Arrival and departure</dt>
        <dd className="mt-1 text-muted">
          Check-in from {policies.checkInTime}, check-out by {policies.checkOutTime}, {clockName()}.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">What the price includes</dt>
        <dd className="mt-1 text-muted">{includedInPrice(policies.charges, apartmentId, today)}</dd>
      </div>
    </dl>
  );
}

/** What a price includes beside the nights: fees and taxes by name, percentages with their size. */
export function includedInPrice(charges: readonly ChargeRule[], apartmentId: string, today: Day): string {
  const names = charges
    .filter(
      (charge) => isForApartment(charge, apartmentId) && (charge.until === null || charge.until >= today),
    )
    .map(({ name, basis, percent }) => (basis === 'percent-of-taxable' ? `${percent}% ${name}` : name));
  const all = ['Nights', 'cleaning', ...names];
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}. No hidden extras.`;
}

/** The refund ladder as a rule, best tier first, ending with what comes after it. */
export function cancellationSentences(tiers: readonly CancellationTier[]): string[] {
  const steps = [...tiers]
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || a.days - b.days)
    .map(({ percent, days }) => `${percent}% refund if cancelled ${days} days or more before arrival.`);
  return steps.length === 0 ? ['No refund after booking.'] : [...steps, 'No refund later.'];
}
