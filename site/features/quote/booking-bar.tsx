import type { ReactNode } from 'react';
import { PriceBefore } from '../../ui/price';
import { useShownAmount } from '../../lib/currency';
import { quoteHeadline, type LowestPrice } from './quote-headline';
import { ReserveButton } from './reserve-button';
import type { StayChoice } from './stay-choice';
import type { LiveQuote } from './use-quote';

interface BookingBarProps {
  choice: StayChoice;
  quote: LiveQuote;
  lowest: LowestPrice;
  onChooseDates: () => void;
}

/** The bar at the bottom of a phone's screen: the price for the stay, and Reserve. */
export function BookingBar({ choice, quote, lowest, onChooseDates }: BookingBarProps): ReactNode {
  const { amount, savings, note } = quoteHeadline(choice, quote, lowest, useShownAmount());
  return (
    <div className="booking-bar">
      <button
        type="button"
        onClick={onChooseDates}
        aria-haspopup="dialog"
        className="min-h-11 min-w-0 text-start"
      >
        <span className="block truncate font-semibold tabular-nums">
          {amount}
          {savings && <PriceBefore amount={savings.totalBefore} className="ms-2 text-sm font-normal" />}
        </span>
        <span className="block truncate text-sm text-muted underline underline-offset-2">{note}</span>
      </button>
      <ReserveButton {...{ choice, quote, onChooseDates }} className="shrink-0" />
    </div>
  );
}
