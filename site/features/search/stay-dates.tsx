import type { StayQuery, StaySearchResult } from 'booking-rules/contracts/stays';
import { formatShortStay } from 'booking-rules/shared/format/stay';

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
