import type { StayQuery } from 'booking-rules/shared/contracts/stays';
import { Button } from '../../ui/button';
import { Dropdown } from '../../ui/dropdown';
import { CONTROL_CLASS } from '../../ui/field';
import { FILTER_BUTTON, FILTER_PANEL } from './filter-look';

/** Lowest and highest price, in whole dirhams: of the stay with dates, of a night without. */
export function PriceFilter({ query }: { query: StayQuery }) {
  const { priceMin, priceMax, availabilityDateStart } = query;
  const fields = [
    { name: 'priceMin', label: 'From AED', value: priceMin },
    { name: 'priceMax', label: 'To AED', value: priceMax },
  ];
  return (
    <Dropdown label="Price" buttonClass={FILTER_BUTTON} panelClass={`${FILTER_PANEL} md:w-80`}>
      <p className="mb-3 text-sm text-muted">
        {availabilityDateStart === undefined ? 'A night, before fees' : 'The whole stay, all fees included'}
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
              defaultValue={value === undefined ? undefined : value / 100}
              placeholder="Any"
              className={`${CONTROL_CLASS} no-spin font-normal tabular-nums`}
            />
          </label>
        ))}
      </div>
      <Button type="submit" className="mt-4 w-full max-md:hidden">
        Show apartments
      </Button>
    </Dropdown>
  );
}
