import type { StayQuery } from 'booking-rules/contracts/stays';
import { writeMapBox } from 'booking-rules/shared/domain/map-box';
import type { ReactNode } from 'react';
import type { Amenity } from '../../../api/site-api';
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
        <PlainSelect name="district" label={t.where} value={query.district}>
          <option value="">{t.filters.allAreas}</option>
          {useDistricts().map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </PlainSelect>
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
        <PlainSelect name="availabilityGuestNumber" label={t.guests} value={query.availabilityGuestNumber}>
          <option value="">{t.anyNumber}</option>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {t.guestCount(count)}
            </option>
          ))}
        </PlainSelect>
        <Button type="submit" size="lg" className="min-h-14 px-8">
          <Icon name="search" />
          {t.search}
        </Button>
      </div>
      {amenities &&
        (isOpen ? (
          <>
            <PlainSelect name="sort" label={t.filters.sortBy} value={query.sort}>
              {Object.entries(t.filters.sorts).map(([sort, label]) => (
                <option key={sort} value={sort}>
                  {label}
                </option>
              ))}
            </PlainSelect>
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

function PlainSelect({
  name,
  label,
  value,
  children,
}: {
  name: string;
  label: string;
  value: string | number | undefined;
  children: ReactNode;
}) {
  return (
    <label className={FIELD_BOX}>
      <span className={FIELD_LABEL}>{label}</span>
      <select name={name} defaultValue={value ?? ''} className="w-full bg-transparent">
        {children}
      </select>
    </label>
  );
}
