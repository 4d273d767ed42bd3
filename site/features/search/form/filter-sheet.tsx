import type { PriceHistogram } from 'booking-rules/contracts/search/stay-search';
import type { StayQuery } from 'booking-rules/contracts/stays';
import { startTransition, use, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../api/http';
import type { Amenity } from '../../../api/site-api';
import { askedOfApi } from '../../../lib/search-query';
import { messages } from '../../../messages/messages';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { FilterFields } from './filter-fields';
import { goToSearch, searchOf } from '../go-to-search';
import { draftOf, searchOfDraft } from './search-draft';

/** How long after the last change the homes are counted, in milliseconds. */
const PATIENCE_MS = 200;
const PRICE_STEPS = 24;

interface FilterSheetProps {
  query: StayQuery;
  /** All that there are, once they have come. */
  amenities: Promise<Amenity[]>;
  open: boolean;
  onClose: () => void;
}

/** The filters of a list of stays, with how many homes they would leave. Load it on demand. */
export default function FilterSheet({ query, amenities, open, onClose }: FilterSheetProps) {
  const [asked, setAsked] = useState(query);
  const [round, setRound] = useState(0);
  const found = useFound(asked, open);
  const form = useId();
  const t = messages().search.filters;

  function clear(): void {
    setAsked(searchOfDraft(draftOf(query), { sort: query.sort }));
    setRound(round + 1);
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.open(0)}
      className="md:w-160"
      footer={
        <div className="flex justify-between gap-3">
          <Button kind="quiet" onClick={clear}>
            {messages().search.clearAll}
          </Button>
          <Button type="submit" form={form} className="min-w-36">
            <span aria-live="polite" aria-busy={found.total === null}>
              {found.total === null ? t.show : t.showHomes(found.total)}
            </span>
          </Button>
        </div>
      }
    >
      <form
        key={round}
        id={form}
        onChange={(event) => setAsked(withFilters(query, event.currentTarget))}
        onSubmit={(event) => {
          event.preventDefault();
          // All fields go with it, which takes long: the button answers first.
          startTransition(onClose);
          void goToSearch(withFilters(query, event.currentTarget), true);
        }}
      >
        <FilterFields query={asked} amenities={use(amenities)} prices={found.prices} />
      </form>
    </Sheet>
  );
}

/** A search with other filters: its place, dates, people, offer and order stay. */
function withFilters(query: StayQuery, form: HTMLFormElement): StayQuery {
  return searchOfDraft(draftOf(query), { ...searchOf(form), offer: query.offer, sort: query.sort });
}

interface Found {
  /** How many homes the search as it is now finds; null until it is known. */
  total: number | null;
  /** What they cost. Those of the search before stay until the new ones are known. */
  prices: PriceHistogram | null;
}

/** What a search would find, asked for again when it has not changed for a moment. */
function useFound(query: StayQuery, open: boolean): Found {
  const asked = JSON.stringify(query);
  const [found, setFound] = useState<Found & { asked: string }>({ asked, total: null, prices: null });
  const first = useRef(true);
  useEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    const ask = async () => {
      const answer = await call('GET /api/stays', {
        query: { ...askedOfApi(JSON.parse(asked) as StayQuery), pageSize: 1, priceSteps: PRICE_STEPS },
      }).catch(() => null);
      if (isWanted && answer)
        setFound({ asked, total: answer.meta.pagination.total, prices: answer.meta.prices ?? null });
    };
    const timer = setTimeout(() => void ask(), first.current ? 0 : PATIENCE_MS);
    first.current = false;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, open]);
  return found.asked === asked ? found : { ...found, total: null };
}
