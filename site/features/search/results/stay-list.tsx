import type { StayQuery } from 'booking-rules/contracts/stays';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/box';
import { useMatches } from '../../../ui/use-browser';
import type { CardStay } from '../cover';
import { openMap, useMapInAddress } from '../map/map-in-address';
import { StayCard } from './stay-card';
import { messages } from '../../../messages/messages';

const StayMap = lazy(() => import('../map/stay-map'));

const CARD_SIZES = '(min-width: 1024px) 360px, (min-width: 560px) 50vw, 100vw';
/** Room for list and map side by side; below it a switch shows one or the other. */
const SIDE_BY_SIDE = '(min-width: 64rem)';

/** The stays found as cards and on a map: side by side on wide screens, the map over the list on phones. */
export function StayList({ stays, query }: { stays: readonly CardStay[]; query: StayQuery }) {
  // The map takes long to draw: the button answers first.
  const onMap = useDeferredValue(useMapInAddress());
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const beside = useMatches(SIDE_BY_SIDE);
  const t = messages().results.map;
  const blank = <Skeleton className="map-beside" />;
  const select = (id: string | null): void => {
    setActive(id);
    if (id !== null && beside)
      list.current?.children[stays.findIndex(({ apartmentId }) => apartmentId === id)]?.scrollIntoView({
        block: 'nearest',
      });
  };
  return (
    <>
      <div className="wide-row list-and-map">
        <ul ref={list} className="stay-list">
          {stays.map((stay, index) => (
            <li
              key={stay.apartmentId}
              onMouseEnter={() => setActive(stay.apartmentId)}
              onMouseLeave={() => setActive(null)}
              onFocus={() => setActive(stay.apartmentId)}
              onBlur={() => setActive(null)}
              className={active === stay.apartmentId ? 'ring-2 ring-brand' : undefined}
            >
              <StayCard stay={stay} query={query} sizes={CARD_SIZES} priority={index === 0} />
            </li>
          ))}
        </ul>
        <div className="max-lg:hidden noscript:hidden">
          <div className="sticky top-24">
            {beside ? (
              <Suspense fallback={blank}>
                <StayMap {...{ stays, query, active }} onSelect={select} className="map-beside" />
              </Suspense>
            ) : (
              blank
            )}
          </div>
        </div>
      </div>
      <div className="map-opener">
        <Button onClick={openMap} aria-label={t.show}>
          <Icon name="map-pin" />
          {t.short}
        </Button>
      </div>
      {onMap && !beside && (
        <Suspense>
          <StayMap {...{ stays, query, active }} onSelect={setActive} isFull className="h-dvh" />
        </Suspense>
      )}
    </>
  );
}
