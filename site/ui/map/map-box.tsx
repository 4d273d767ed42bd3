import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { Skeleton } from '../box';
import type { MapPin } from './map-pin';
import type { OpenMap } from './open-map';
import { messages } from '../../messages/messages';

interface MapBoxProps {
  /** Names the map for screen readers. */
  label: string;
  pins: readonly MapPin[];
  /** The pin to highlight. */
  active?: string | null;
  onSelect?: (id: string | null) => void;
  /** Gives the box its size. */
  className: string;
}

/** A map in a box of fixed size. It is fetched when the box comes near the screen; without JavaScript it is not there. */
export default function MapBox({ label, pins, active = null, onSelect, className }: MapBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const select = useRef(onSelect);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [failed, setFailed] = useState(false);
  const { map: tiles, baseMap } = useSettings();
  const url = tiles?.url;
  const attribution = tiles?.attribution;
  useEffect(() => {
    select.current = onSelect;
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
        tiles: url === undefined ? null : { url, attribution: attribution ?? '' },
        baseMap,
        onSelect: (id) => select.current?.(id),
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
  }, [url, attribution, baseMap]);
  useEffect(() => {
    map?.show(pins);
  }, [map, pins]);
  useEffect(() => {
    map?.highlight(active);
  }, [map, pins, active]);
  return (
    <section
      aria-label={label}
      className={`relative overflow-hidden rounded-card border border-line noscript:hidden ${className}`}
    >
      <div ref={box} className="absolute inset-0" />
      {map === null && !failed && <Skeleton className="absolute inset-0" />}
      {failed && (
        <p className="absolute inset-0 grid place-content-center bg-sand p-6 text-center text-muted">
          {messages().ui.map.failed}
        </p>
      )}
    </section>
  );
}
