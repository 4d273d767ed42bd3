import type { StayQuery } from 'booking-rules/contracts/stays';
import { useSettings } from '../../lib/page-context';
import { stayOnly } from '../../lib/search-query';
import { SearchForm } from './search-form';
import { useStoredSearch } from './stored-search';

/** The search of the home page. It begins as the address says, or else as it was last time. */
export function SearchBar({ query }: { query: StayQuery }) {
  const stored = useStoredSearch(useSettings().today);
  const asked = stayOnly(query);
  return <SearchForm query={Object.keys(asked).length > 0 ? asked : stored} />;
}
