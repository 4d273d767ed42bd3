import type { StayQuery } from 'booking-rules/contracts/stays';
import { writeMapBox } from 'booking-rules/shared/domain/map-box';
import type { Amenity } from '../../../api/site-api';
import { cachedMarkup } from '../../../lib/cached-markup';
import { useDistricts, usePageContext, useSettings } from '../../../lib/page-context';
import { filterFields, MOST_GUESTS } from '../../../lib/search-query';
import { messages } from '../../../messages/messages';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { FIELD_BOX, FIELD_LABEL } from './field-box';
import { FilterFields } from './filter-fields';

/** Ends the address of a list that is shown with the fields of its filters. */
const WITH_FILTERS = { name: 'filters', value: 'open' } as const;
const COUNTS = Array.from({ length: MOST_GUESTS }, (_, index) => index + 1);

/**
 * The fields of a search without JavaScript, and where there is a list its filters and order: these are so many that
 * they come on a page that is asked for with them.
 */
export function PlainSearch({ query, amenities }: { query: StayQuery; amenities: Amenity[] | undefined }) {
  const { today } = useSettings();
  const isOpen = usePageContext().urlParsed.search[WITH_FILTERS.name] === WITH_FILTERS.value;
  const t = messages().search;
  const dates = [
    { label: t.checkIn, name: 'availabilityDateStart', value: query.availabilityDateStart },
    { label: t.checkOut, name: 'availabilityDateEnd', value: query.availabilityDateEnd },
  ];
  return (
    <>
      {query.offer && <input type="hidden" name="offer" value={query.offer} />}
      {query.bounds && <input type="hidden" name="bounds" value={writeMapBox(query.bounds)} />}
      <div className="grid gap-2 md:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        <PlainSelect
          name="district"
          label={t.where}
          value={query.district}
          options={[
            ['', t.filters.allAreas],
            ...useDistricts().map(({ slug, name }) => [slug, name] as const),
          ]}
        />
        {dates.map(({ label, name, value }) => (
          <label key={name} className={FIELD_BOX}>
            <span className={FIELD_LABEL}>{label}</span>
            <input
              type="date"
              name={name}
              min={today}
              defaultValue={value}
              className="w-full bg-transparent"
            />
          </label>
        ))}
        <PlainSelect
          name="availabilityGuestNumber"
          label={t.guests}
          value={query.availabilityGuestNumber}
          options={[['', t.anyNumber], ...COUNTS.map((count) => [count, t.guestCount(count)] as const)]}
        />
        <Button type="submit" size="lg" className="min-h-14 px-8">
          <Icon name="search" />
          {t.search}
        </Button>
      </div>
      {amenities &&
        (isOpen ? (
          <>
            <PlainSelect
              name="sort"
              label={t.filters.sortBy}
              value={query.sort}
              options={Object.entries(t.filters.sorts)}
            />
            <FilterFields query={query} amenities={amenities} prices={null} />
          </>
        ) : (
          <>
            {filterFields(query).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" kind="quiet" {...WITH_FILTERS} className="mt-2 w-full">
              <Icon name="sliders-horizontal" className="size-4" />
              {t.filters.heading}
            </Button>
          </>
        ))}
    </>
  );
}

interface PlainSelectProps {
  name: string;
  label: string;
  value: string | number | undefined;
  /** Each with its words. */
  options: readonly (readonly [value: string | number, words: string])[];
}

const PlainSelect = cachedMarkup(function PlainSelect({ name, label, value, options }: PlainSelectProps) {
  return (
    <label className={FIELD_BOX}>
      <span className={FIELD_LABEL}>{label}</span>
      <select name={name} defaultValue={value ?? ''} className="w-full bg-transparent">
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
});
