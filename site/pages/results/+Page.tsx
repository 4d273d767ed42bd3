import { formatDay } from 'booking-rules/shared/format/day';
import { StayResults } from '../../features/search/stay-results';
import { useData } from '../../lib/page-context';
import { searchHref } from '../../lib/search-query';
import { Container } from '../../ui/box';
import type { Data } from './+data';
import { cityName } from 'booking-rules/shared/format/city';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { messages } from '../../messages/messages';

export function Page() {
  const { found } = useData<Data>();
  const { availabilityDateStart: start, availabilityDateEnd: end } = found.query;
  const t = messages().results;
  return (
    <>
      <Container className="pt-8 pb-6">
        <h1 className="text-3xl sm:text-4xl">{t.heading(cityName(placeOfBusiness().city))}</h1>
        <p className="mt-2 text-muted">
          {start && end ? t.dates(formatDay(start), formatDay(end)) : t.chooseDates}
        </p>
      </Container>
      <StayResults found={found} pageHref={(page) => searchHref(`/results/${page}`, found.query)} />
    </>
  );
}
