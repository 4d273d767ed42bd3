import type { Amenity } from '../../api/site-api';
import { Button } from '../../ui/button';
import { Dropdown } from '../../ui/dropdown';
import { FILTER_BUTTON, FILTER_PANEL } from './filter-look';

/** What an apartment must have; all that are chosen. */
export function AmenityFilter({ amenities, chosen }: { amenities: Amenity[]; chosen: string[] }) {
  const label = chosen.length === 0 ? 'Amenities' : `Amenities (${chosen.length})`;
  return (
    <Dropdown label={label} buttonClass={FILTER_BUTTON} panelClass={`${FILTER_PANEL} md:w-120`}>
      <ul className="grid max-h-80 grid-cols-1 overflow-y-auto min-[400px]:grid-cols-2">
        {amenities.map(({ slug, name }) => (
          <li key={slug}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm hover:bg-sand">
              <input
                type="checkbox"
                name="amenities"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-4.5 accent-teal"
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
      <Button type="submit" className="mt-4 w-full max-md:hidden">
        Show apartments
      </Button>
    </Dropdown>
  );
}
