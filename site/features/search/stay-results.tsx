import { lazy, Suspense } from 'react';
import { useDistricts } from '../../lib/page-context';
import { Container } from '../../ui/box';
import { lazyWhenIdle } from '../../ui/lazy-when-idle';
import type { FoundStays } from './find-stays';
import { SearchForm } from './search-form';
import { StayList } from './stay-list';
import { messages } from '../../messages/messages';

// Most dates can be searched, and most searches find something.
const Notice = lazy(async () => ({ default: (await import('../../ui/notice')).Notice }));
const EmptyResults = lazy(() => import('./empty-results'));
const AppliedFilters = lazyWhenIdle(async () => ({
  default: (await import('./applied-filters')).AppliedFilters,
}));
const Pager = lazyWhenIdle(async () => ({ default: (await import('./pager')).Pager }));

interface StayResultsProps {
  found: FoundStays;
  /** Address of another page of the same search. */
  pageHref: (page: number) => string;
}

/** Search form, filters, the stays found and their pages. */
export function StayResults({ found, pageHref }: StayResultsProps) {
  const { query, stays, page, pageCount, total, amenities, problem } = found;
  const t = messages().results;
  const names = { districts: useDistricts(), amenities };
  return (
    <Container>
      <SearchForm query={query} amenities={amenities} />
      {problem && (
        <Suspense>
          <Notice className="mt-4" title={problem}>
            {t.lowestUntilThen}
          </Notice>
        </Suspense>
      )}
      <div className="wide-row mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <span role="status">
            {query.availabilityDateStart === undefined ? t.count(total) : t.countOnDates(total)}
          </span>
        </h2>
        <Suspense>
          <AppliedFilters query={query} names={names} />
        </Suspense>
      </div>
      {total === 0 ? (
        <Suspense>
          <EmptyResults found={found} names={names} />
        </Suspense>
      ) : (
        <StayList stays={stays} query={query} />
      )}
      <Suspense>
        <Pager page={page} pageCount={pageCount} href={pageHref} />
      </Suspense>
    </Container>
  );
}
