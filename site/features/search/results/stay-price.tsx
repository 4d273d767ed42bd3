import type { StayQuery, StaySearchResult } from 'booking-rules/contracts/stays';
import { averageNight } from 'booking-rules/shared/format/money';
import { formatShortStay } from 'booking-rules/shared/format/stay';
import { useShownAmount } from '../../../lib/currency';
import { cachedMarkup } from '../../../lib/cached-markup';
import { Price, PriceBefore } from '../../../ui/price';
import { messages } from '../../../messages/messages';

type StayPriceProps = Pick<
  StaySearchResult,
  'total' | 'nights' | 'savings' | 'ratePlan' | 'from' | 'fromStay'
>;

/** The total of a stay with all fees, and what the offer saves of it; without dates, from what a night costs. */
export const StayPrice = cachedMarkup(function StayPrice(props: StayPriceProps) {
  const { total, nights, savings, ratePlan, from, fromStay } = props;
  const { results, ui } = messages();
  const t = results.card;
  const shown = useShownAmount();
  if (total !== undefined && nights !== undefined) {
    const average = nights > 1 ? t.average(shown(averageNight(total, nights))) : null;
    return (
      <p className="stay-total">
        <span>
          {savings && <PriceBefore amount={savings.totalBefore} />}
          <Price amount={total} />
        </span>
        <small>{t.totalFor(nights, ratePlan?.name ?? null)}</small>
        {average !== null && <small>{average}</small>}
        {savings && <b>{ui.youSave(shown(savings.saved))}</b>}
      </p>
    );
  }
  if (from === undefined || fromStay === undefined) return null;
  return (
    <p className="stay-price">
      <small>{`${t.from} `}</small>
      <Price amount={from} />
      <small>{` ${t.aNight(fromStay.nights)}`}</small>
    </p>
  );
});

interface StayDatesProps {
  stay: StaySearchResult;
  query: StayQuery;
}

/** The dates of a stay where the search left them open. */
export function StayDates({ stay: { checkIn, checkOut }, query }: StayDatesProps) {
  const isOpen = query.flexibleDays !== undefined || query.flexibleMonth !== undefined;
  if (!isOpen || checkIn === undefined || checkOut === undefined) return null;
  return <p className="mt-2 text-sm font-semibold">{formatShortStay({ checkIn, checkOut })}</p>;
}
