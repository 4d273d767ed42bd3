import type { StayQuery } from 'booking-rules/shared/contracts/stays';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { DatesField } from './dates-field';
import { goToSearch, searchOf } from './go-to-search';
import { GuestsField } from './guests-field';

/** Dates and guests, leading to the results. */
export function SearchBar({ query }: { query: StayQuery }) {
  return (
    <form
      method="get"
      action="/results/1"
      role="search"
      aria-label="Find an apartment"
      className="grid gap-2 rounded-2xl border border-line bg-white p-3 text-ink shadow-soft md:grid-cols-[2fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void goToSearch(searchOf(event.currentTarget));
      }}
    >
      <DatesField start={query.availabilityDateStart ?? null} end={query.availabilityDateEnd ?? null} />
      <GuestsField guests={query.availabilityGuestNumber} />
      <Button type="submit" size="lg" className="min-h-14 px-8">
        <Icon name="search" />
        Search
      </Button>
    </form>
  );
}
