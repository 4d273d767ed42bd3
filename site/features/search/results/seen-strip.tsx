import { QueryScope } from '../../../api/query-scope';
import { useCards } from '../../../api/use-cards';
import { useSettings } from '../../../lib/page-context';
import { recentlySeen } from '../../../lib/recently-seen';
import { messages } from '../../../messages/messages';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/box';
import { StayCard } from './stay-card';
import { useStoredSearch } from '../form/stored-search';

const CARD_SIZES = '(width < 640px) 70vw, 288px';

/** What was looked at last, in a row to swipe through. */
export default function SeenStrip({ seen }: { seen: readonly string[] }) {
  const t = messages().kept.seen;
  return (
    <section aria-labelledby="recently-seen" className="pt-14">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recently-seen" className="text-2xl">
          {t.heading}
        </h2>
        <Button kind="quiet" onClick={() => recentlySeen.clear()}>
          {t.clear}
        </Button>
      </div>
      <QueryScope>
        <Strip seen={seen} />
      </QueryScope>
    </section>
  );
}

function Strip({ seen }: { seen: readonly string[] }) {
  const query = useStoredSearch(useSettings().today);
  const { data } = useCards(seen, query);
  return (
    <ul className="snap-row -mx-4 scroll-px-4 gap-4 px-4 pb-6 sm:-mx-6 sm:scroll-px-6 sm:px-6">
      {data === undefined
        ? seen.map((apartmentId) => (
            <li key={apartmentId} className="w-[70vw] sm:w-72">
              <Skeleton className="h-96 rounded-card!" />
            </li>
          ))
        : data.map((stay) => (
            <li key={stay.apartmentId} className="w-[70vw] sm:w-72">
              <StayCard stay={stay} query={query} sizes={CARD_SIZES} />
            </li>
          ))}
    </ul>
  );
}
