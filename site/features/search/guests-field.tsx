import { MOST_GUESTS } from '../../lib/search-query';
import { FIELD_LABEL } from './field-box';

const COUNTS = Array.from({ length: MOST_GUESTS }, (_, index) => index + 1);

/** How many guests a search is for. */
export function GuestsField({ guests }: { guests: number | undefined }) {
  return (
    <label className="relative block">
      <span className={`pointer-events-none absolute inset-s-3 top-2 ${FIELD_LABEL}`}>Guests</span>
      <select
        name="availabilityGuestNumber"
        defaultValue={guests ?? ''}
        className="select-chevron min-h-14 w-full rounded-control border border-line bg-white px-3 pt-5 pb-0.5 text-sm font-medium transition-colors hover:border-ink/40"
      >
        <option value="">Any number</option>
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? '1 guest' : `${count} guests`}
          </option>
        ))}
      </select>
    </label>
  );
}
