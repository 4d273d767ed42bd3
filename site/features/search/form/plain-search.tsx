import type { StayQuery } from 'booking-rules/contracts/stays';
import { writeMapBox } from 'booking-rules/shared/domain/map-box';
import { localPath } from 'booking-rules/shared/format/local-path';
import type { Amenity } from '../../../api/site-api';
import { cachedMarkup } from '../../../lib/cached-markup';
import { useDistricts, usePageContext, useSettings } from '../../../lib/page-context';
import { MOST_GUESTS, searchHref } from '../../../lib/search-query';
import { messages } from '../../../messages/messages';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { FIELD_BOX, FIELD_LABEL } from './field-box';
import { FilterFields } from './filter-fields';

const COUNTS = Array.from({ length: MOST_GUESTS }, (_, index) => index + 1);
/** Ends the address of a list that is shown with the form. */
const OPEN = { name: 'filters', value: 'open' } as const;

interface PlainSearchProps {
  query: StayQuery;
  /** All that there are; undefined where there is no list yet. */
  amenities: Amenity[] | undefined;
  /** What it is for. */
  label: string;
}

/** A search without JavaScript: so many fields that they come on a page that is asked for with them. */
export function PlainSearch(props: PlainSearchProps) {
  const { query, amenities, label } = props;
  const isOpen = usePageContext().urlParsed.search[OPEN.name] === OPEN.value;
  if (isOpen && amenities) return <PlainForm {...props} amenities={amenities} />;
  const list = searchHref('/results/1', query);
  return (
    <Link
      href={`${list}${list.includes('?') ? '&' : '?'}${OPEN.name}=${OPEN.value}`}
      rel="nofollow"
      className="search-link"
    >
      <Icon name="search" className="text-brand" />
      {label}
    </Link>
  );
}

/** Its fields, its filters and its order. */
function PlainForm({ query, amenities, label }: PlainSearchProps & { amenities: Amenity[] }) {
  const { today } = useSettings();
  const t = messages().search;
  const fields = [
    { label: t.checkIn, name: 'availabilityDateStart', value: query.availabilityDateStart },
    { label: t.checkOut, name: 'availabilityDateEnd', value: query.availabilityDateEnd },
  ];
  return (
    <form
      action={localPath('/results/1')}
      role="search"
      aria-label={label}
      className="search-form hidden noscript:block"
    >
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
        {fields.map(({ label: words, name, value }) => (
          <label key={name} className={FIELD_BOX}>
            <span className={FIELD_LABEL}>{words}</span>
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
      <PlainSelect
        name="sort"
        label={t.filters.sortBy}
        value={query.sort}
        options={Object.entries(t.filters.sorts)}
      />
      <FilterFields query={query} amenities={amenities} prices={null} />
    </form>
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
