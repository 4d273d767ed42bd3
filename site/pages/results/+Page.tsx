import { formatDay } from 'booking-rules/shared/format/day';
import { StayResults } from '../../features/search/stay-results';
import { useData } from '../../lib/page-context';
import { searchHref } from '../../lib/search-query';
import { Container } from '../../ui/box';
import type { Data } from './+data';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

export function Page() {
  const { found } = useData<Data>();
  const { availabilityDateStart: start, availabilityDateEnd: end } = found.query;
  return (
    <>
      <Container className="pt-8 pb-6">
        <h1 className="text-3xl sm:text-4xl">Apartments in {placeOfBusiness().city}</h1>
        <p className="mt-2 text-muted">
          {start && end
            ? `${formatDay(start)} to ${formatDay(end)}, with all fees and taxes`
            : 'Choose your dates to see the total for your stay, with all fees and taxes.'}
        </p>
      </Container>
      <StayResults found={found} pageHref={(page) => searchHref(`/results/${page}`, found.query)} />
    </>
  );
}
