import type { MapBox as Box } from 'booking-rules/shared/domain/map-box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { Skeleton } from '../box';
import { boxOf, type MapPin, type MapTiles } from './map-pin';
import type { OpenMap } from './open-map';
import { messages } from '../../messages/messages';

interface MapBoxProps {
  /** Names the map for screen readers. */
  label: string;
  pins: readonly MapPin[];
  /** The pin to highlight. */
  active?: string | null;
  /** What the map shows until it is moved; all pins unless said otherwise. */
  frame?: Box | null;
  /** Whether a pin opens a card on the map. */
  popups?: boolean;
  onSelect?: (id: string | null) => void;
  onMoved?: (box: Box) => void;
  /** Gives the box its size. */
  className: string;
  /** Lies on the map. */
  children?: ReactNode;
}

/** A map in a box. It is fetched when the box comes near the screen; without JavaScript it is not there. */
export default function MapBox(props: MapBoxProps): ReactNode {
  const { label, pins, active = null, frame = null, popups = true, className, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(props);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [failed, setFailed] = useState(false);
  const { map: configured, baseMap } = useSettings();
  // As text, which is the same for as long as the map is.
  const tiles = JSON.stringify(configured);
  useEffect(() => {
    told.current = props;
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let opened: OpenMap | null = null;
    let gone = false;
    const load = async (): Promise<void> => {
      const { openMap } = await import('./open-map');
      if (gone) return;
      opened = openMap(element, {
        ...{ tiles: JSON.parse(tiles) as MapTiles | null, baseMap, popups },
        onSelect: (id) => told.current.onSelect?.(id),
        onMoved: (view) => told.current.onMoved?.(view),
      });
      setMap(opened);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watch.disconnect();
        load().catch(() => setFailed(true));
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => {
      gone = true;
      watch.disconnect();
      opened?.close();
      setMap(null);
    };
  }, [tiles, baseMap, popups]);
  useEffect(() => {
    map?.show(pins);
  }, [map, pins]);
  const isView = frame !== null;
  const framed = (frame ?? boxOf(pins))?.join(' ') ?? '';
  useEffect(() => {
    const [south, west, north, east] = framed.split(' ').map(Number);
    if (south !== undefined && west !== undefined && north !== undefined && east !== undefined)
      map?.frame([south, west, north, east], !isView);
  }, [map, framed, isView]);
  useEffect(() => {
    map?.highlight(active);
    // A card on the map brings itself into sight.
    if (active !== null && !popups) map?.reveal(active);
  }, [map, pins, active, popups]);
  return (
    <section aria-label={label} className={`relative overflow-hidden noscript:hidden ${className}`}>
      <div ref={box} className="absolute inset-0" />
      {map === null && !failed && <Skeleton className="absolute inset-0" />}
      {failed && (
        <p className="absolute inset-0 grid place-content-center bg-sand p-6 text-center text-muted">
          {messages().ui.map.failed}
        </p>
      )}
      {children}
    </section>
  );
}
