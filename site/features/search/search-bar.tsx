import type { StayQuery } from 'booking-rules/contracts/stays';
import { localPath } from 'booking-rules/shared/format/local-path';
import { useSettings } from '../../lib/page-context';
import { stayOnly } from '../../lib/search-query';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { DatesField } from './dates-field';
import { goToSearch, searchOf } from './go-to-search';
import { GuestsField } from './guests-field';
import { useStoredSearch } from './stored-search';
import { messages } from '../../messages/messages';

/** Dates and guests, leading to the results. They begin as the address says, or else as they were last time. */
export function SearchBar({ query }: { query: StayQuery }) {
  const stored = useStoredSearch(useSettings().today);
  const asked = stayOnly(query);
  const first = Object.keys(asked).length > 0 ? asked : stored;
  const t = messages().search;
  return (
    <form
      key={JSON.stringify(first)}
      method="get"
      action={localPath('/results/1')}
      role="search"
      aria-label={t.findApartment}
      className="grid gap-2 rounded-2xl border border-line bg-white p-3 text-ink shadow-soft md:grid-cols-[2fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void goToSearch(searchOf(event.currentTarget));
      }}
    >
      <DatesField start={first.availabilityDateStart ?? null} end={first.availabilityDateEnd ?? null} />
      <GuestsField guests={first.availabilityGuestNumber} />
      <Button type="submit" size="lg" className="min-h-14 px-8">
        <Icon name="search" />
        {t.search}
      </Button>
    </form>
  );
}
