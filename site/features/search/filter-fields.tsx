import type { StayQuery, StaySort } from 'booking-rules/shared/contracts/stays';
import { useDistricts } from '../../lib/page-context';
import type { Amenity } from '../../api/site-api';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AmenityFilter } from './amenity-filter';
import { bedroomsLabel } from './describe-search';
import { FilterSelect } from './filter-select';
import { PriceFilter } from './price-filter';

const SORT_LABELS: Record<StaySort, string> = {
  recommended: 'Recommended',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  bedrooms: 'Most bedrooms',
  guests: 'Most guests',
};

const BEDROOMS = [0, 1, 2, 3, 4, 5];

/** Area, bedrooms, price, amenities and order; folded away on phones. */
export function FilterFields({ query, amenities }: { query: StayQuery; amenities: Amenity[] }) {
  const districts = useDistricts();
  const count = filterCount(query);
  return (
    <details className="filters mt-2">
      <summary className="flex min-h-11 items-center justify-center gap-2 rounded-control text-sm font-semibold hover:bg-sand">
        <Icon name="sliders-horizontal" className="size-4" />
        Filters and order{count > 0 && ` (${count})`}
      </summary>
      <div className="grid gap-2 pt-1 md:flex md:flex-wrap md:border-t md:border-line md:pt-3">
        <FilterSelect name="district" label="Area" value={query.district} any="All areas">
          {districts.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="bedrooms" label="Bedrooms" value={query.bedrooms} any="Any bedrooms">
          {BEDROOMS.map((bedrooms) => (
            <option key={bedrooms} value={bedrooms}>
              {bedroomsLabel(bedrooms)}
            </option>
          ))}
        </FilterSelect>
        <PriceFilter query={query} />
        <AmenityFilter amenities={amenities} chosen={query.amenities ?? []} />
        <FilterSelect name="sort" label="Order" value={query.sort} className="md:ms-auto">
          {Object.entries(SORT_LABELS).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <Button type="submit" kind="secondary" className="md:hidden">
          Show apartments
        </Button>
      </div>
    </details>
  );
}

function filterCount({ district, bedrooms, priceMin, priceMax, amenities, sort }: StayQuery): number {
  const single = [district, bedrooms, priceMin ?? priceMax, sort].filter((value) => value !== undefined);
  return single.length + (amenities?.length ?? 0);
}
