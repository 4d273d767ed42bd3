import type { StaySearchResult } from 'booking-rules/shared/contracts/stays';
import { Price } from '../../ui/price';

/** The total of a stay with all fees, or the from-rate when no dates are chosen. */
export function StayPrice({ stay: { total, nights, from } }: { stay: StaySearchResult }) {
  if (total !== undefined && nights !== undefined) {
    return (
      <p className="mt-auto pt-3">
        <Price fils={total} className="block text-lg font-bold" />
        <span className="text-sm text-muted">
          total for {nights} {nights === 1 ? 'night' : 'nights'}, all fees included
        </span>
      </p>
    );
  }
  if (from === undefined) return null;
  return (
    <p className="mt-auto pt-3">
      <span className="text-sm text-muted">From </span>
      <Price fils={from} className="text-lg font-bold" />
      <span className="text-sm text-muted"> a night</span>
    </p>
  );
}
