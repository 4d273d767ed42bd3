import { formatAmount, type Fils, currencyOfBusiness } from 'booking-rules/shared/format/money';
import { formatAbout, useCurrency } from '../lib/currency';
import { messages } from '../messages/messages';

interface PriceProps {
  fils: Fils;
  /** Always in the business's currency: for what is charged, and for lines that have to add up. */
  exact?: boolean;
  className?: string;
}

/** An amount as guests read it, in figures of equal width: in the business's currency, or about it in the one they have chosen. */
export function Price({ fils, exact = false, className = '' }: PriceProps) {
  const currency = useCurrency();
  const about = exact ? null : currency;
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>
      {about === null ? formatAmount(fils) : formatAbout(fils, about)}
    </span>
  );
}

/** What a charge comes to in the currency that the guest has chosen; nothing when that is the business's own. */
export function AboutPrice({ fils, className = '' }: Omit<PriceProps, 'exact'>) {
  const currency = useCurrency();
  if (currency === null) return null;
  return (
    <span className={`tabular-nums ${className}`}>
      {messages().ui.chargedIn(formatAbout(fils, currency), currencyOfBusiness())}
    </span>
  );
}
