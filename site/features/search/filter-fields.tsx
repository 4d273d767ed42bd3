import type { StayQuery } from 'booking-rules/contracts/stays';
import type { ReactNode } from 'react';
import { useDistricts } from '../../lib/page-context';
import type { Amenity } from '../../api/site-api';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { bedroomsLabel } from './describe-search';
import { Dropdown } from '../../ui/dropdown';
import { CONTROL_CLASS } from '../../ui/field';
import { currencyOfBusiness, toDecimal } from 'booking-rules/shared/format/money';
import { messages } from '../../messages/messages';

const BEDROOMS = [0, 1, 2, 3, 4, 5];

/** The button of a filter that opens a panel. */
const FILTER_BUTTON =
  'flex min-h-11 items-center justify-between gap-2 rounded-control border border-line bg-white px-3 text-sm font-medium hover:border-ink/40';

/** Its panel: in place on phones, floating on wide screens. */
const FILTER_PANEL =
  'p-3 md:absolute md:inset-s-0 md:top-full md:z-30 md:mt-2 md:rounded-card md:border md:border-line md:bg-white md:p-4 md:shadow-soft';

/** Area, bedrooms, price, amenities and order; folded away on phones. */
export function FilterFields({ query, amenities }: { query: StayQuery; amenities: Amenity[] }) {
  const districts = useDistricts();
  const count = filterCount(query);
  const t = messages().search.filters;
  return (
    <details className="filters mt-2">
      <summary className="flex min-h-11 items-center justify-center gap-2 rounded-control text-sm font-semibold hover:bg-sand">
        <Icon name="sliders-horizontal" className="size-4" />
        {t.heading(count)}
      </summary>
      <div className="grid gap-2 pt-1 md:flex md:flex-wrap md:border-t md:border-line md:pt-3">
        <FilterSelect name="district" label={t.area} value={query.district} any={t.allAreas}>
          {districts.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="bedrooms" label={t.bedrooms} value={query.bedrooms} any={t.anyBedrooms}>
          {BEDROOMS.map((bedrooms) => (
            <option key={bedrooms} value={bedrooms}>
              {bedroomsLabel(bedrooms)}
            </option>
          ))}
        </FilterSelect>
        <PriceFilter query={query} />
        <AmenityFilter amenities={amenities} chosen={query.amenities ?? []} />
        <FilterSelect name="sort" label={t.sortBy} value={query.sort} className="md:ms-auto">
          {Object.entries(t.sorts).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <Button type="submit" kind="secondary" className="md:hidden">
          {t.show}
        </Button>
      </div>
    </details>
  );
}

function filterCount({ district, bedrooms, priceMin, priceMax, amenities, sort }: StayQuery): number {
  const single = [district, bedrooms, priceMin ?? priceMax, sort].filter((value) => value !== undefined);
  return single.length + (amenities?.length ?? 0);
}

interface FilterSelectProps {
  name: string;
  label: string;
  value: string | number | undefined;
  /** Words for no choice; without it there is always one. */
  any?: string;
  children: ReactNode;
  className?: string;
}

/** A filter with a handful of choices. */
function FilterSelect({ name, label, value, any, children, className = '' }: FilterSelectProps) {
  return (
    <label className={className}>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        defaultValue={value}
        className="select-chevron min-h-11 w-full rounded-control border border-line bg-white ps-3 text-sm font-medium hover:border-ink/40"
      >
        {any !== undefined && <option value="">{any}</option>}
        {children}
      </select>
    </label>
  );
}

/** Lowest and highest price, in whole units of the currency: of the stay with dates, of a night without. */
function PriceFilter({ query }: { query: StayQuery }) {
  const { priceMin, priceMax, availabilityDateStart } = query;
  const t = messages().search.filters;
  const fields = [
    { name: 'priceMin', label: t.priceFrom(currencyOfBusiness()), value: priceMin },
    { name: 'priceMax', label: t.priceTo(currencyOfBusiness()), value: priceMax },
  ];
  return (
    <Dropdown label={t.price} buttonClass={FILTER_BUTTON} panelClass={`${FILTER_PANEL} md:w-80`}>
      <p className="mb-3 text-sm text-muted">
        {availabilityDateStart === undefined ? t.aNight : t.wholeStay}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(({ name, label, value }) => (
          <label key={name} className="grid gap-1 text-sm font-semibold">
            {label}
            <input
              type="number"
              inputMode="numeric"
              name={name}
              min={1}
              step={1}
              defaultValue={value === undefined ? undefined : toDecimal(value)}
              placeholder={t.any}
              className={`${CONTROL_CLASS} no-spin font-normal tabular-nums`}
            />
          </label>
        ))}
      </div>
      <Button type="submit" className="mt-4 w-full max-md:hidden">
        {t.show}
      </Button>
    </Dropdown>
  );
}

/** What an apartment must have; all that are chosen. */
function AmenityFilter({ amenities, chosen }: { amenities: Amenity[]; chosen: string[] }) {
  const t = messages().search.filters;
  return (
    <Dropdown
      label={t.amenities(chosen.length)}
      buttonClass={FILTER_BUTTON}
      panelClass={`${FILTER_PANEL} md:w-120`}
    >
      <ul className="grid max-h-80 grid-cols-1 overflow-y-auto min-[400px]:grid-cols-2">
        {amenities.map(({ slug, name }) => (
          <li key={slug}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm hover:bg-sand">
              <input
                type="checkbox"
                name="amenities"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-4.5 accent-brand"
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
      <Button type="submit" className="mt-4 w-full max-md:hidden">
        {t.show}
      </Button>
    </Dropdown>
  );
}
