import type { StayQuery } from 'booking-rules/contracts/stays';
import { Suspense } from 'react';
import { useSettings } from '../../../lib/page-context';
import { stayOnly } from '../../../lib/search-query';
import { lazyWhenUsed } from '../../../ui/lazy-part';
import { useStoredSearch } from './stored-search';

const SearchForm = lazyWhenUsed(async () => ({ default: (await import('./search-form')).SearchForm }));

/** The search of the home page. It begins as the address says, or else as it was last time. */
export function SearchBar({ query }: { query: StayQuery }) {
  const stored = useStoredSearch(useSettings().today);
  const asked = stayOnly(query);
  return (
    <Suspense>
      <SearchForm query={Object.keys(asked).length > 0 ? asked : stored} />
    </Suspense>
  );
}
