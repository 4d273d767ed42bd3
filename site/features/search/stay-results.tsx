import { useDistricts } from '../../page-context';
import { Container } from '../../ui/container';
import { Notice } from '../../ui/notice';
import { AppliedFilters } from './applied-filters';
import { EmptyResults } from './empty-results';
import type { FoundStays } from './find-stays';
import { Pager } from './pager';
import { SearchForm } from './search-form';
import { StayCard } from './stay-card';

const CARD_SIZES = '(min-width: 1200px) 380px, (min-width: 768px) 33vw, (min-width: 560px) 50vw, 100vw';
/** Cards whose pictures lie on the first screen of a wide window. */
const FIRST_ROW = 3;

interface StayResultsProps {
  found: FoundStays;
  /** Address of another page of the same search. */
  pageHref: (page: number) => string;
}

/** Search form, filters, the stays found and their pages. */
export function StayResults({ found, pageHref }: StayResultsProps) {
  const { query, stays, page, pageCount, total, amenities, problem } = found;
  const names = { districts: useDistricts(), amenities };
  return (
    <Container>
      <SearchForm query={query} amenities={amenities} />
      {problem && (
        <Notice className="mt-4" title={problem}>
          Until then, prices are from-rates for one night.
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <span role="status">{countLabel(total, query.availabilityDateStart !== undefined)}</span>
        </h2>
        <AppliedFilters query={query} names={names} />
      </div>
      {total === 0 ? (
        <EmptyResults found={found} names={names} />
      ) : (
        <ul className="mt-5 grid gap-5 min-[560px]:grid-cols-2 lg:grid-cols-3">
          {stays.map((stay, index) => (
            <li key={stay.apartmentId}>
              <StayCard stay={stay} query={query} sizes={CARD_SIZES} priority={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pageCount={pageCount} href={pageHref} />
    </Container>
  );
}

function countLabel(total: number, dated: boolean): string {
  const noun = total === 1 ? 'apartment' : 'apartments';
  return dated ? `${total} ${noun} free on your dates` : `${total} ${noun}`;
}
