import type { StayQuery } from 'booking-rules/contracts/stays';
import { formatDay } from 'booking-rules/shared/format/day';
import { StayResults } from '../../features/search/results/stay-results';
import { useData } from '../../lib/page-context';
import { searchHref } from '../../lib/search-query';
import { Container } from '../../ui/box';
import type { Data } from './+data';
import { messages } from '../../messages/messages';

export function Page() {
  const { found, city } = useData<Data>();
  const t = messages().results;
  return (
    <>
      <Container className="pt-2 sm:pt-8 sm:pb-6">
        <div className="wide-row">
          {/* On phones the pill says where, and how many are found stands below it: prices come first. */}
          <h1 className="max-sm:sr-only sm:text-4xl">{t.heading(city)}</h1>
          {/* On phones the pill says when, and each card what its price includes. */}
          <p className="mt-2 text-muted max-sm:hidden noscript:block!">{whenOf(found.query)}</p>
        </div>
      </Container>
      <StayResults found={found} pageHref={(page) => searchHref(`/results/${page}`, found.query)} />
    </>
  );
}

/** What the prices below are for. */
function whenOf({
  availabilityDateStart: start,
  availabilityDateEnd: end,
  flexibleDays,
  flexibleMonth,
}: StayQuery): string {
  const t = messages().results;
  if (flexibleDays !== undefined || flexibleMonth !== undefined) return t.cheapestDates;
  return start && end ? t.dates(formatDay(start), formatDay(end)) : t.chooseDates;
}
