import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StaySearchResult, StayQuery } from 'booking-rules/contracts/stays';
import type { MapBox as Box } from 'booking-rules/shared/domain/map-box';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QueryScope } from '../../../api/query-scope';
import { useCurrency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import MapBox from '../../../ui/map/map-box';
import type { MapPin } from '../../../ui/map/map-pin';
import { goToSearch } from '../go-to-search';
import { isMapInAddress, MAP_IN_ADDRESS, tellOfChange } from './map-in-address';
import { MapStrip } from './map-strip';
import { loadStaysOnMap, mapPinOf, staysOfPage } from './stay-pins';
import { messages } from '../../../messages/messages';

interface StayMapProps {
  /** Those of the page; the map asks for all others of the search itself. */
  stays: readonly StaySearchResult[];
  query: StayQuery;
  /** The apartment to highlight. */
  active: string | null;
  onSelect: (apartmentId: string | null) => void;
  className: string;
  /** Whether the map fills the screen: cards lie in a strip on it then, and a button leads back to the list. */
  isFull?: boolean;
}

/** All stays of a search on a map, each pin with its price. Load it on demand. */
export default function StayMap(props: StayMapProps): ReactNode {
  const map = (
    <QueryScope>
      <OpenStayMap {...props} />
    </QueryScope>
  );
  return props.isFull ? <FullScreen>{map}</FullScreen> : map;
}

function OpenStayMap({ stays, query, active, onSelect, className, isFull = false }: StayMapProps) {
  const currency = useCurrency();
  const { data, isError } = useQuery({
    queryKey: ['stays on the map', query],
    queryFn: () => loadStaysOnMap(query),
    placeholderData: keepPreviousData,
  });
  const found = useMemo(() => (isError ? staysOfPage(stays) : data), [isError, stays, data]);
  const pins = useMemo(
    (): MapPin[] => found?.pins.map((pin) => mapPinOf(pin, query, currency)) ?? [],
    [found, query, currency],
  );
  const [moved, setMoved] = useState<{ to: Box; of: StayQuery } | null>(null);
  const t = messages().results.map;
  const { missing = 0, beyond = 0 } = found ?? {};
  const notes = [...(missing > 0 ? [t.missing(missing)] : []), ...(beyond > 0 ? [t.beyond(beyond)] : [])];
  return (
    <>
      <MapBox
        label={t.label}
        {...{ pins, active, onSelect, className }}
        popups={!isFull}
        frame={query.bounds ?? null}
        onMoved={(to) => setMoved({ to, of: query })}
      >
        {isFull && (
          <Button kind="secondary" onClick={closeMap} className="absolute start-3 top-3 z-10 shadow-soft">
            <Icon name="arrow-left" className="rtl:-scale-x-100" />
            {t.showList}
          </Button>
        )}
        {moved?.of === query && (
          <Button
            kind="secondary"
            onClick={() => void goToSearch(within(moved.to, query), true, isFull ? MAP_IN_ADDRESS : '')}
            className={`absolute inset-x-0 z-10 mx-auto w-fit rounded-full! shadow-soft ${isFull ? 'top-17' : 'top-3'}`}
          >
            <Icon name="search" className="size-4" />
            {t.searchHere}
          </Button>
        )}
        {isFull && <MapStrip {...{ pins, active, onSelect }} />}
      </MapBox>
      {!isFull &&
        notes.map((note) => (
          <p key={note} className="mt-2 text-sm text-muted">
            {note}
          </p>
        ))}
    </>
  );
}

/** The same search in a part of the map, whatever area was asked for. */
function within(bounds: Box, { district: _district, ...query }: StayQuery): StayQuery {
  return { ...query, bounds };
}

/** Leads back to the list: to its own entry in the history, unless a search on the map came between. */
function closeMap(): void {
  if (!isMapInAddress()) return;
  if ((window.history.state as { overList?: boolean } | null)?.overList) {
    window.history.back();
    return;
  }
  const { pathname, search } = window.location;
  window.history.replaceState({}, '', `${pathname}${search}`);
  tellOfChange();
}

/** A dialog over all of a small screen, without a frame of its own. */
function FullScreen({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is gone from the page, so that the focus goes back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={messages().results.map.show}
      onClose={closeMap}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-paper p-0 text-ink"
    >
      {children}
    </dialog>
  );
}
