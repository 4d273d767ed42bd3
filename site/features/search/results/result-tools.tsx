import type { StayQuery } from 'booking-rules/contracts/stays';
import { STAY_SORTS } from 'booking-rules/shared/listing/listing';
import { lazy, Suspense, useState } from 'react';
import type { Amenity } from '../../../api/site-api';
import { allAmenities } from '../../../api/amenities';
import { messages } from '../../../messages/messages';
import { Icon } from '../../../ui/icon';
import { goToSearch, staysHref } from '../go-to-search';

const loadSheet = () => import('../form/filter-sheet');
const FilterSheet = lazy(loadSheet);

interface FilterButtonProps {
  query: StayQuery;
  /** At least those that are chosen. */
  amenities: Amenity[];
}

/** The button that opens the filters; round on phones, where it lies beside the pill. */
export function FilterButton({ query, amenities }: FilterButtonProps) {
  const [sheet, setSheet] = useState<'open' | 'closed'>('closed');
  const [choices, setChoices] = useState<Promise<Amenity[]> | null>(null);
  const count = filterCount(query);
  const label = messages().search.filters.open(count);
  const fetchEarly = () => void loadSheet().then(allAmenities);
  const open = (): void => {
    setSheet('open');
    setChoices(allAmenities().then((all) => all ?? amenities));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={open}
        className="filter-button"
      >
        <Icon name="sliders-horizontal" className="md:size-4" />
        <span className="max-md:hidden">{label}</span>
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -inset-e-0.5 -top-0.5 grid size-5 place-items-center rounded-full bg-brand text-xs text-white md:hidden"
          >
            {count}
          </span>
        )}
      </button>
      {choices !== null && (
        <Suspense>
          <FilterSheet
            key={staysHref(query)}
            query={query}
            amenities={choices}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** The order of a list; it takes effect at once. */
export function SortSelect({ query }: { query: StayQuery }) {
  const t = messages().search.filters;
  return (
    <label className="noscript:hidden">
      <span className="sr-only">{t.sortBy}</span>
      <select
        key={query.sort}
        defaultValue={query.sort}
        className="select-chevron sort-choice"
        onChange={({ currentTarget }) => {
          const sort = STAY_SORTS.find((known) => known === currentTarget.value);
          void goToSearch({ ...query, sort }, true);
        }}
      >
        {Object.entries(t.sorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function filterCount({ bedrooms, beds, bookingMode, priceMin, priceMax, amenities }: StayQuery): number {
  const single = [bedrooms, beds, bookingMode, priceMin ?? priceMax].filter((value) => value !== undefined);
  return single.length + (amenities?.length ?? 0);
}
