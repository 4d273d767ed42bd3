import { MOST_GUESTS } from '../../lib/search-query';
import { FIELD_LABEL } from './field-box';
import { messages } from '../../messages/messages';

const COUNTS = Array.from({ length: MOST_GUESTS }, (_, index) => index + 1);

/** How many guests a search is for. */
export function GuestsField({ guests }: { guests: number | undefined }) {
  const t = messages().search;
  return (
    <label className="relative block">
      <span className={`pointer-events-none absolute inset-s-3 top-2 ${FIELD_LABEL}`}>{t.guests}</span>
      <select
        name="availabilityGuestNumber"
        defaultValue={guests ?? ''}
        className="select-chevron min-h-14 w-full rounded-control border border-line bg-white px-3 pt-5 pb-0.5 text-sm font-medium transition-colors hover:border-ink/40"
      >
        <option value="">{t.anyNumber}</option>
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {t.guestCount(count)}
          </option>
        ))}
      </select>
    </label>
  );
}
