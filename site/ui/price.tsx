import { formatFils, type Fils } from 'booking-rules/shared/format/money';
import { formatAbout, useCurrency } from '../lib/currency';

interface PriceProps {
  fils: Fils;
  /** Always in AED: for what is charged, and for lines that have to add up. */
  exact?: boolean;
  className?: string;
}

/** An amount as guests read it, in figures of equal width: in AED, or about it in the currency they have chosen. */
export function Price({ fils, exact = false, className = '' }: PriceProps) {
  const currency = useCurrency();
  const about = exact ? null : currency;
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>
      {about === null ? formatFils(fils) : formatAbout(fils, about)}
    </span>
  );
}

/** What a charge in AED comes to in the currency that the guest has chosen; nothing when that is AED. */
export function AboutPrice({ fils, className = '' }: Omit<PriceProps, 'exact'>) {
  const currency = useCurrency();
  if (currency === null) return null;
  return (
    <span className={`tabular-nums ${className}`}>
      {formatAbout(fils, currency)}. You are charged in AED.
    </span>
  );
}
