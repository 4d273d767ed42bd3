import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../../ui/link';
import type { MapPin } from '../../../ui/map/map-pin';
import { messages } from '../../../messages/messages';
import { spoken } from '../../../lib/spoken';

/** Cards in the strip at once: more would be swiped through by nobody. */
const MOST_CARDS = 40;
/** After the last move of the strip, before the card in its middle counts as chosen; in milliseconds. */
const SETTLED_MS = 120;

interface MapStripProps {
  pins: readonly MapPin[];
  active: string | null;
  onSelect: (id: string | null) => void;
}

/** Cards at the foot of a map, swiped sideways: the one in the middle is highlighted on the map, and the other way round. */
export function MapStrip({ pins, active, onSelect }: MapStripProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start =
    Math.floor(
      Math.max(
        0,
        pins.findIndex(({ id }) => id === active),
      ) / MOST_CARDS,
    ) * MOST_CARDS;
  const shown = pins.slice(start, start + MOST_CARDS);
  useEffect(() => {
    const strip = list.current;
    const card =
      active === null ? null : strip?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(active)}"]`);
    if (!strip || !card || cardInMiddle(strip) === active) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    strip.scrollBy({ left: middleOf(card) - middleOf(strip), behavior });
  }, [active]);
  useEffect(() => {
    return () => clearTimeout(settling.current);
  }, []);
  if (shown.length === 0) return null;
  return (
    <ul
      ref={list}
      aria-label={messages().results.map.strip}
      className="absolute inset-x-0 bottom-6 z-10 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-2 [scrollbar-width:none]"
      onScroll={({ currentTarget }) => {
        clearTimeout(settling.current);
        settling.current = setTimeout(() => onSelect(cardInMiddle(currentTarget)), SETTLED_MS);
      }}
    >
      {shown.map(({ id, name, note, photo, href }) => (
        <li
          key={id}
          data-pin={id}
          className={`relative flex w-[min(20rem,82vw)] shrink-0 snap-center overflow-hidden rounded-card border bg-white shadow-soft focus-within:outline-3 focus-within:outline-brand ${id === active ? 'border-brand' : 'border-line'}`}
        >
          {photo && (
            <img
              src={photo.src}
              alt=""
              loading="lazy"
              width={112}
              height={112}
              className="h-auto min-h-28 w-28 shrink-0 self-stretch bg-sand object-cover"
            />
          )}
          <div className="grid content-center gap-1 p-3">
            <Link
              href={href ?? '/'}
              className="leading-snug font-semibold outline-none after:absolute after:inset-0"
              {...spoken(name)}
            >
              {name}
            </Link>
            <p className="text-sm text-muted">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The pin whose card lies nearest to the middle of the strip. */
function cardInMiddle(strip: HTMLElement): string | null {
  const middle = middleOf(strip);
  const [nearest] = [...strip.querySelectorAll<HTMLElement>('[data-pin]')].sort(
    (one, other) => Math.abs(middleOf(one) - middle) - Math.abs(middleOf(other) - middle),
  );
  return nearest?.dataset['pin'] ?? null;
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
