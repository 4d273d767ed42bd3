import type { StaySearchResult } from 'booking-rules/contracts/stays';
import { Price } from '../../ui/price';
import { messages } from '../../messages/messages';

/** The total of a stay with all fees, or the from-rate when no dates are chosen. */
export function StayPrice({ stay: { total, nights, ratePlan, from } }: { stay: StaySearchResult }) {
  const t = messages().results.card;
  if (total !== undefined && nights !== undefined) {
    return (
      <p className="mt-auto pt-3">
        <Price fils={total} className="block text-lg font-bold" />
        <span className="text-sm text-muted">{t.totalFor(nights, ratePlan?.name ?? null)}</span>
      </p>
    );
  }
  if (from === undefined) return null;
  return (
    <p className="mt-auto pt-3">
      <span className="text-sm text-muted">{t.from} </span>
      <Price fils={from} className="text-lg font-bold" />
      <span className="text-sm text-muted"> {t.aNight}</span>
    </p>
  );
}
