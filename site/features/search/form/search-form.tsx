import type { StayQuery } from 'booking-rules/contracts/stays';
import { localPath } from 'booking-rules/shared/format/local-path';
import { lazy, Suspense, useState } from 'react';
import type { Amenity } from '../../../api/site-api';
import { messages } from '../../../messages/messages';
import { Icon } from '../../../ui/icon';
import { lazyWhenUsed } from '../../../ui/lazy-part';
import { goToSearch, staysHref } from '../go-to-search';
import { draftOf, searchOfDraft, type SearchDraft } from './search-draft';
import { datesLabel, partyLabel, usePlaceLabel } from './search-labels';
import { WideSearch } from './wide-search';

const loadSheet = () => import('./search-sheet');
const SearchSheet = lazy(loadSheet);
const PlainSearch = lazyWhenUsed(async () => ({ default: (await import('./plain-search')).PlainSearch }));

interface SearchFormProps {
  query: StayQuery;
  /** For the filters of a list of stays; none where there is no list yet. */
  amenities?: Amenity[];
}

/**
 * Where, when and who of a search: a row of fields on wide screens, one pill on phones that opens them on a whole
 * screen, and a plain form without JavaScript. The filters and the order of the search stay as they are.
 */
export function SearchForm({ query, amenities }: SearchFormProps) {
  const address = staysHref(query);
  const [{ draft, of }, setState] = useState({ draft: draftOf(query), of: address });
  const [sheet, setSheet] = useState<'not loaded' | 'open' | 'closed'>('not loaded');
  // The search was changed elsewhere, for instance by going back.
  if (of !== address) setState({ draft: draftOf(query), of: address });
  const setDraft = (next: SearchDraft) => setState({ draft: next, of: address });
  const fetchEarly = () => void loadSheet().then(() => import('../../../ui/calendar/date-range-picker'));

  function search(): void {
    setSheet('closed');
    void goToSearch(searchOfDraft(draft, query), amenities !== undefined);
  }

  const t = messages().search;
  const place = usePlaceLabel(draft.district);
  return (
    <>
      <form
        method="get"
        action={localPath('/results/1')}
        role="search"
        aria-label={amenities ? t.searchAndFilter : t.findApartment}
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerDown={fetchEarly}
          onFocus={fetchEarly}
          onClick={() => setSheet('open')}
          className="search-pill"
        >
          <Icon name="search" className="text-brand" />
          <span className="min-w-0">
            <span className="block truncate text-sm font-semibold">{place}</span>
            <span className="block truncate text-sm text-muted">
              {datesLabel(draft)} · {partyLabel(draft)}
            </span>
          </span>
        </button>
        <div className="max-md:hidden noscript:hidden">
          <WideSearch draft={draft} onChange={setDraft} />
        </div>
        <div className="hidden noscript:block">
          <Suspense>
            <PlainSearch key={address} query={query} amenities={amenities} />
          </Suspense>
        </div>
      </form>
      {sheet !== 'not loaded' && (
        <Suspense>
          <SearchSheet
            draft={draft}
            onChange={setDraft}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            onSearch={search}
          />
        </Suspense>
      )}
    </>
  );
}
