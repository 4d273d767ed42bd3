import { lazy, Suspense } from 'react';
import { useDistricts } from '../../../lib/page-context';
import { hasDates } from '../../../lib/search-query';
import { Container } from '../../../ui/box';
import { lazyWhenUsed } from '../../../ui/lazy-part';
import type { FoundStays } from '../find-stays';
import { StayList } from './stay-list';
import { messages } from '../../../messages/messages';

// Most dates can be searched, and most searches find something.
const Notice = lazy(async () => ({ default: (await import('../../../ui/notice')).Notice }));
const EmptyResults = lazy(() => import('./empty-results'));
const SearchForm = lazyWhenUsed(async () => ({ default: (await import('../form/search-form')).SearchForm }));
const FilterButton = lazyWhenUsed(async () => ({
  default: (await import('./result-tools')).FilterButton,
}));
const SortSelect = lazyWhenUsed(async () => ({ default: (await import('./result-tools')).SortSelect }));
const AppliedFilters = lazyWhenUsed(async () => ({
  default: (await import('./applied-filters')).AppliedFilters,
}));
const Pager = lazyWhenUsed(async () => ({ default: (await import('./pager')).Pager }));

const ShareButton = lazyWhenUsed(async () => ({
  default: (await import('../../../ui/share-button')).ShareButton,
}));

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
      <div className="wide-row flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Suspense>
            <SearchForm query={query} amenities={amenities} />
          </Suspense>
        </div>
        <div className="md:hidden">
          <Suspense>
            <FilterButton query={query} amenities={amenities} />
          </Suspense>
        </div>
      </div>
      {problem && (
        <Suspense>
          <Notice className="mt-4" title={problem}>
            {t.lowestUntilThen}
          </Notice>
        </Suspense>
      )}
      <div className="wide-row result-line">
        <h2 className="font-sans">
          <span role="status">{hasDates(query) ? t.countOnDates(total) : t.count(total)}</span>
        </h2>
        <div className="flex gap-2">
          <div className="max-md:hidden">
            <Suspense>
              <FilterButton query={query} amenities={amenities} />
            </Suspense>
          </div>
          <Suspense>
            <SortSelect query={query} />
          </Suspense>
          <Suspense>
            <ShareButton title={t.count(total)} short />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <AppliedFilters query={query} names={names} />
      </Suspense>
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
