import type { RatePlanOffer } from 'booking-rules/shared/domain/pricing/quote';
import { formatDay } from 'booking-rules/shared/format/day';
import type { ReactNode } from 'react';
import { Price } from '../../ui/price';
import { messages } from '../../messages/messages';

interface RatePlanChoiceProps {
  plans: readonly RatePlanOffer[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The rates of a stay, each with its total and its terms in words; part of the form around it without JavaScript. */
export function RatePlanChoice({ plans, chosen, onChoose }: RatePlanChoiceProps): ReactNode {
  if (plans.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{messages().quote.rate.yourRate}</legend>
      <div className="grid gap-2">
        {plans.map((plan) => (
          <label
            key={plan.id}
            className="flex min-h-11 gap-3 rounded-card border border-line bg-white p-3 text-sm has-checked:border-brand has-checked:ring-1 has-checked:ring-brand"
          >
            <input
              type="radio"
              name="ratePlan"
              value={plan.id}
              checked={plan.id === chosen}
              onChange={() => onChoose(plan.id)}
              className="mt-0.5 size-4 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
                <span className="wrap-anywhere">{plan.name}</span>
                <Price amount={plan.total} />
              </span>
              <span className="block text-muted">{ratePlanTerms(plan)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a rate asks of a guest, in a sentence or two. */
export function ratePlanTerms({
  refunds,
  paidAtOnce,
}: Pick<RatePlanOffer, 'refunds' | 'paidAtOnce'>): string {
  const t = messages().quote.rate;
  const [best] = refunds;
  const back =
    best === undefined || best.percent === 0
      ? t.noRefund
      : best.percent === 100
        ? t.freeUntil(formatDay(best.until))
        : t.partUntil(best.percent, formatDay(best.until));
  return paidAtOnce ? `${back} ${t.paidAtOnce}` : back;
}
