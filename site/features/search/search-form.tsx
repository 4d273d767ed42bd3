import type { StayQuery } from 'booking-rules/contracts/stays';
import { writeMapBox } from 'booking-rules/shared/domain/map-box';
import { localPath } from 'booking-rules/shared/format/local-path';
import { Suspense, useState, type ChangeEvent } from 'react';
import type { Amenity } from '../../api/site-api';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { lazyWhenIdle } from '../../ui/lazy-when-idle';
import { DatesField } from './dates-field';
import { goToSearch, searchOf, staysHref } from './go-to-search';
import { GuestsField } from './guests-field';
import { messages } from '../../messages/messages';

const FilterFields = lazyWhenIdle(async () => ({ default: (await import('./filter-fields')).FilterFields }));

interface SearchFormProps {
  query: StayQuery;
  amenities: Amenity[];
}

/** Dates, guests, filters and order of a list of stays: a plain form that works without JavaScript. */
export function SearchForm({ query, amenities }: SearchFormProps) {
  const address = staysHref(query);
  const [fields, setFields] = useState({ address, sent: '', key: 0 });
  // The fields are made anew when the search changed elsewhere, and keep the focus when they changed it.
  if (fields.address !== address) {
    setFields({ address, sent: '', key: fields.sent === address ? fields.key : fields.key + 1 });
  }

  function send(form: HTMLFormElement): void {
    const next = searchOf(form);
    setFields({ ...fields, sent: staysHref(next) });
    void goToSearch(next, true);
  }

  const t = messages().search;
  return (
    <form
      key={fields.key}
      method="get"
      action={localPath('/results/1')}
      role="search"
      aria-label={t.searchAndFilter}
      className="rounded-2xl border border-line bg-white p-3 shadow-soft"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      onChange={(event) => {
        if (takesEffectAtOnce(event)) send(event.currentTarget);
      }}
    >
      <div className="grid grid-cols-[1fr_auto] gap-2 md:grid-cols-[2fr_1fr_auto]">
        <div className="col-span-2 md:col-span-1">
          <DatesField start={query.availabilityDateStart ?? null} end={query.availabilityDateEnd ?? null} />
        </div>
        {query.bounds && <input type="hidden" name="bounds" value={writeMapBox(query.bounds)} />}
        <GuestsField guests={query.availabilityGuestNumber} />
        <Button type="submit" size="lg" className="min-h-14 md:px-8">
          <Icon name="search" />
          {t.search}
        </Button>
      </div>
      <Suspense>
        <FilterFields query={query} amenities={amenities} />
      </Suspense>
    </form>
  );
}

// On phones the filters lie in a panel with its own button, and nothing moves until it is pressed.
function takesEffectAtOnce({ target }: ChangeEvent<HTMLFormElement>): boolean {
  const select: unknown = target;
  return (
    select instanceof HTMLSelectElement &&
    select.name !== 'availabilityGuestNumber' &&
    matchMedia('(min-width: 48rem)').matches
  );
}
