import { COMPARED } from 'booking-rules/shared/domain/guests/wishlist';
import { formatStay } from 'booking-rules/shared/format/stay';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { guestMessage } from '../../api/api-error';
import { QueryScope } from '../../api/query-scope';
import { useCards } from '../../api/use-cards';
import { useAccount } from '../../features/account/use-account';
import { CompareBar, CompareCheckbox } from '../../features/compare/compare-choice';
import RecentlySeen from '../../features/search/results/recently-seen';
import { StayCard } from '../../features/search/results/stay-card';
import { useStoredSearch } from '../../features/search/form/stored-search';
import { NothingSaved } from '../../features/wishlist/nothing-saved';
import { useSettings } from '../../lib/page-context';
import { useWishlist, wishlist } from '../../lib/wishlist';
import { messages } from '../../messages/messages';
import { Skeleton } from '../../ui/box';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';

/** Loaded only by signed-in guests. */
const Sharing = lazy(() => import('../../features/wishlist/sharing'));

const CARD_SIZES = '(width < 640px) 100vw, (width < 1024px) 50vw, 410px';

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
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const compared = chosen.filter((id) => saved.includes(id));
  const choose = (id: string, isChosen: boolean): void =>
    setChosen(isChosen ? [...compared, id] : compared.filter((other) => other !== id));
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
          <AccountOrDevice />
          <p className="mb-5 text-muted">
            {checkIn === undefined || checkOut === undefined
              ? t.chooseDates
              : t.pricesFor(formatStay({ checkIn, checkOut }), query.availabilityGuestNumber ?? null)}
          </p>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {cards.map((stay) => (
              <li key={stay.apartmentId} className="flex flex-col">
                <StayCard stay={stay} query={query} sizes={CARD_SIZES} />
                {cards.length >= COMPARED.fewest && (
                  <CompareCheckbox
                    name={stay.name}
                    isChosen={compared.includes(stay.apartmentId)}
                    isFull={compared.length >= COMPARED.most}
                    onChange={(isChosen) => choose(stay.apartmentId, isChosen)}
                  />
                )}
              </li>
            ))}
            {data === undefined &&
              saved.map((apartmentId) => (
                <li key={apartmentId}>
                  <Skeleton className="h-96 rounded-card!" />
                </li>
              ))}
          </ul>
          {cards.length >= COMPARED.fewest && <CompareBar chosen={compared} query={query} />}
          {gone > 0 && <p className="mt-5 text-sm text-muted">{t.gone(gone)}</p>}
        </>
      )}
      <RecentlySeen but={saved} />
    </>
  );
}

/** How the list is kept: on this device, or in an account that can share it. */
function AccountOrDevice() {
  const t = messages().kept;
  const { state } = useAccount();
  if (state === 'known')
    return (
      <Suspense fallback={<Skeleton className="mb-6 h-19 rounded-card!" />}>
        <Sharing />
      </Suspense>
    );
  if (state === 'unknown') return <div className="mb-6 h-19" />;
  return (
    <p className="mb-4 text-sm text-muted">
      {t.onDevice}{' '}
      <Link
        href="/sign-in?return=%2Fwishlist"
        className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-4"
      >
        {t.signIn}
      </Link>
    </p>
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
