import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { useCurrency, useShownAmount } from '../lib/currency';
import { messages } from '../messages/messages';
import { classes } from './classes';

interface PriceProps {
  amount: MinorUnits;
  /** Always in the business's currency: for what is charged. */
  exact?: boolean;
  /** The amounts of the list that it stands in, which are told alike. */
  list?: readonly MinorUnits[];
  className?: string;
}

/** An amount as guests read it, in figures of equal width: in the business's currency, or about it in the one they have chosen. */
export function Price({ amount, exact = false, list, className = '' }: PriceProps) {
  const shown = useShownAmount();
  return <span className={classes('price', className)}>{(exact ? formatAmount : shown)(amount, list)}</span>;
}

/** What a price was before something came off it: struck, and said to be so where it is heard. */
export function PriceBefore({ amount, className = '' }: Omit<PriceProps, 'exact' | 'list'>) {
  const shown = useShownAmount();
  return (
    <s className={classes('price-before', className)}>
      <span className="sr-only">{`${messages().ui.before} `}</span>
      {shown(amount)}
    </s>
  );
}

/** What is charged, in the business's currency; nothing when the guest reads every price in that. */
export function ChargedPrice({ amount, className = '' }: Omit<PriceProps, 'exact' | 'list'>) {
  if (useCurrency() === null) return null;
  return <span className={`tabular-nums ${className}`}>{messages().ui.youPay(formatAmount(amount))}</span>;
}
