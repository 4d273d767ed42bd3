import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StaySearchResult, StayQuery } from 'booking-rules/contracts/stays';
import type { MapBox as Box } from 'booking-rules/shared/domain/map-box';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { QueryScope } from '../../../api/query-scope';
import { useCurrency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import MapBox from '../../../ui/map/map-box';
import type { MapPin } from '../../../ui/map/map-pin';
import { goToSearch } from '../go-to-search';
import { isMapInAddress, MAP_IN_ADDRESS } from './map-in-address';
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
  /** Given where the map is to fill the screen: cards lie in a strip on it then, and this leads back to the list. */
  onClose?: () => void;
}

/** All stays of a search on a map, each pin with its price. Load it on demand. */
export default function StayMap(props: StayMapProps): ReactNode {
  const { onClose } = props;
  const mapWith = (close?: () => void) => (
    <QueryScope>
      <OpenStayMap {...props} {...(close && { onClose: close })} />
    </QueryScope>
  );
  return onClose ? <FullScreen onClose={onClose}>{mapWith}</FullScreen> : mapWith();
}

function OpenStayMap({ stays, query, active, onSelect, className, onClose }: StayMapProps) {
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
  const isFull = onClose !== undefined;
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
          <Button kind="secondary" onClick={onClose} className="absolute start-3 top-3 z-10 shadow-soft">
            <Icon name="arrow-left" className="size-5 rtl:-scale-x-100" />
            {t.showList}
          </Button>
        )}
        {moved?.of === query && (
          <Button
            kind="secondary"
            onClick={() => void goToSearch(within(moved.to, query), true)}
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

/** A dialog over all of a small screen, without a frame of its own; the browser's Back closes it, and not the page. */
function FullScreen({
  onClose,
  children,
}: {
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is gone from the page, so that the focus goes back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const told = useRef(onClose);
  useEffect(() => {
    told.current = onClose;
  });
  useEffect(() => {
    if (!isMapInAddress()) window.history.pushState(null, '', MAP_IN_ADDRESS);
    const closeWithoutIt = () => {
      if (!isMapInAddress()) told.current();
    };
    window.addEventListener('popstate', closeWithoutIt);
    return () => window.removeEventListener('popstate', closeWithoutIt);
  }, []);
  // A search on the map has an address of its own, from which there is no way back to the list.
  const close = () => (isMapInAddress() ? window.history.back() : onClose());
  return (
    <dialog
      ref={dialog}
      aria-label={messages().results.map.show}
      onClose={close}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 bg-paper p-0 text-ink"
    >
      {children(close)}
    </dialog>
  );
}
