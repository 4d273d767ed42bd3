import type { StayQuery } from 'booking-rules/contracts/stays';
import { lazy, Suspense, useState } from 'react';
import type { Amenity } from '../../../api/site-api';
import { messages } from '../../../messages/messages';
import { Icon } from '../../../ui/icon';
import { InDocument } from '../../../ui/in-document';
import { goToSearch, staysHref } from '../go-to-search';
import { draftOf, searchOfDraft, type SearchDraft } from './search-draft';
import { datesLabel, partyLabel, usePlaceLabel } from './search-labels';
import { WideSearch } from './wide-search';

const loadSheet = () => import('./search-sheet');
const SearchSheet = lazy(loadSheet);
// Nobody sees it where there are scripts.
const PlainSearch = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('./plain-search')).PlainSearch }))
  : null;

interface SearchFormProps {
  query: StayQuery;
  /** All that there are on the server, for the filters of a list of stays; none where there is no list yet. */
  amenities?: Amenity[];
}

/**
 * Where, when and who of a search: a row of fields on wide screens, one pill on phones that opens them on a whole
 * screen, and without JavaScript a link to a plain form. The filters and the order of the search stay as they are.
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
  const label = amenities ? t.searchAndFilter : t.findApartment;
  const place = usePlaceLabel(draft.district);
  return (
    <>
      <form
        // Nothing sends it: what is pressed before its script has come is pressed once it works.
        method="post"
        role="search"
        aria-label={label}
        className="search-form wide-search"
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
          <span>
            <b>{place}</b>
            <span>{`${datesLabel(draft)} · ${partyLabel(draft)}`}</span>
          </span>
        </button>
        <div className="max-md:hidden">
          <WideSearch draft={draft} onChange={setDraft} />
        </div>
      </form>
      <InDocument name="plain-search">
        {PlainSearch ? <PlainSearch {...{ query, amenities, label }} /> : undefined}
      </InDocument>
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
