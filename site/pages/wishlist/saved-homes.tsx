import { formatStay } from 'booking-rules/shared/format/stay';
import { useEffect, useRef, useState } from 'react';
import { guestMessage } from '../../api/api-error';
import { QueryScope } from '../../api/query-scope';
import { useCards } from '../../api/use-cards';
import { StayCard } from '../../features/search/stay-card';
import { useStoredSearch } from '../../features/search/stored-search';
import { NothingSaved } from '../../features/wishlist/nothing-saved';
import { useSettings } from '../../lib/page-context';
import { useWishlist, wishlist } from '../../lib/wishlist';
import { messages } from '../../messages/messages';
import { Skeleton } from '../../ui/box';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

const CARD_SIZES = '(width < 640px) 100vw, (width < 1024px) 50vw, 380px';

/** What is in the wishlist, with prices for the dates that were searched last. */
export default function SavedHomes() {
  return (
    <QueryScope>
      <Saved />
    </QueryScope>
  );
}

function Saved() {
  const t = messages().kept;
  const saved = useWishlist();
  const query = useStoredSearch(useSettings().today);
  // What is taken out stays asked for, so that nothing is loaded anew for it, or when it comes back.
  const [asked, setAsked] = useState(saved);
  const more = saved.filter((apartmentId) => !asked.includes(apartmentId));
  if (more.length > 0) setAsked([...saved]);
  const { data, error, isPlaceholderData, refetch } = useCards(asked, query);
  const cards = saved.flatMap((id) => data?.find(({ apartmentId }) => apartmentId === id) ?? []);
  const nameOf = (id: string): string | undefined =>
    data?.find(({ apartmentId }) => apartmentId === id)?.name;

  if (data === undefined && error !== null)
    return (
      <Notice tone="danger" title={t.failed}>
        <p>{guestMessage(error)}</p>
        <Button kind="secondary" className="mt-3" onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      </Notice>
    );
  const { availabilityDateStart: checkIn, availabilityDateEnd: checkOut } = query;
  const gone = data === undefined || isPlaceholderData ? 0 : saved.length - cards.length;
  return (
    <>
      <Removed saved={saved} nameOf={nameOf} />
      {saved.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <p className="mb-5 text-muted">
            {checkIn === undefined || checkOut === undefined
              ? t.chooseDates
              : t.pricesFor(formatStay({ checkIn, checkOut }), query.availabilityGuestNumber ?? null)}
          </p>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((stay) => (
              <li key={stay.apartmentId}>
                <StayCard stay={stay} query={query} sizes={CARD_SIZES} />
              </li>
            ))}
            {data === undefined &&
              saved.map((apartmentId) => (
                <li key={apartmentId}>
                  <Skeleton className="h-96 rounded-card!" />
                </li>
              ))}
          </ul>
          {gone > 0 && <p className="mt-5 text-sm text-muted">{t.gone(gone)}</p>}
        </>
      )}
    </>
  );
}

/** Says what was taken out last, and brings it back. */
function Removed({
  saved,
  nameOf,
}: {
  saved: readonly string[];
  nameOf: (id: string) => string | undefined;
}) {
  const t = messages().kept;
  const [before, setBefore] = useState(saved);
  const [removed, setRemoved] = useState<string | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  if (before !== saved) {
    setBefore(saved);
    setRemoved(before.find((apartmentId) => !saved.includes(apartmentId)) ?? null);
  }
  // The heart that had the focus is gone with its card.
  useEffect(() => {
    if (removed !== null && document.activeElement === document.body) undo.current?.focus();
  }, [removed]);
  const name = removed === null ? undefined : nameOf(removed);
  return (
    <div role="status" className="sticky bottom-4 z-10">
      {removed !== null && name !== undefined && (
        <p className="mb-5 flex items-center justify-between gap-3 rounded-card bg-ink py-1 ps-4 pe-2 text-sm text-white">
          {t.removed(name)}
          <button
            ref={undo}
            type="button"
            className="on-dark min-h-11 rounded-control px-3 font-semibold underline"
            onClick={() => wishlist.set(removed, true)}
          >
            {t.undo}
          </button>
        </p>
      )}
    </div>
  );
}
