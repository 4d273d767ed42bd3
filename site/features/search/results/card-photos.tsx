import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { messages } from '../../../messages/messages';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icon';
import { InDocument } from '../../../ui/in-document';
import { Link } from '../../../ui/link';
import { Picture } from '../../../ui/picture';
import { useHydrated } from '../../../ui/use-browser';
import type { CardStay } from '../cover';

interface CardPhotosProps {
  /** It has at least one photo. */
  stay: CardStay;
  href: string;
  sizes: string;
  priority: boolean;
  /** Whether somebody is at this card: only then are photos behind the first one loaded. */
  isTouched: boolean;
}

const ARROW =
  'absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center opacity-0 transition-opacity duration-150 group-hover:opacity-100 disabled:invisible pointer-coarse:hidden';
const DISC = 'grid size-8 place-items-center rounded-full bg-white/92 text-ink shadow-soft';

/** The photos of a card in a row: to swipe through, to turn with arrows, or by keys. Without scripts the first one alone. */
export function CardPhotos({ stay, href, sizes, priority, isTouched }: CardPhotosProps) {
  const { name } = stay;
  const photos = useAllPhotos(stay, isTouched);
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const hasMore = useHydrated() && photos.length > 1;
  const t = messages().results.card;
  const turn = (by: number): void => {
    if (!row.current) return;
    const isFromRight = getComputedStyle(row.current).direction === 'rtl';
    // Rows of pages that are read from the right scroll into negative numbers.
    row.current.scrollTo({ left: (shown + by) * row.current.clientWidth * (isFromRight ? -1 : 1) });
  };
  return (
    <>
      <div
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
        }
        // Keys scroll it, as any region that scrolls.
        {...(hasMore && { role: 'group', tabIndex: 0, 'aria-label': messages().gallery.photosOf(name) })}
        className={classes('card-photos snap-row', hasMore ? 'relative z-5' : '')}
      >
        {(hasMore ? photos : photos.slice(0, 1)).map((photo, index) => (
          <div key={index}>
            {index === 0 ? (
              <Cover stay={stay}>
                {photo && <Picture photo={photo} sizes={sizes} ratio="none" priority={priority} />}
              </Cover>
            ) : photo && isTouched ? (
              <Picture photo={photo} sizes={sizes} ratio="none" />
            ) : (
              <span className="block aspect-4/3 bg-sand" />
            )}
            {/* Lies over the card's own link, which a row that scrolls cannot lie under. */}
            {hasMore && <Link href={href} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />}
          </div>
        ))}
      </div>
      {hasMore && (
        <>
          <Dots count={photos.length} shown={shown} />
          {isTouched && (
            <>
              <button
                type="button"
                tabIndex={-1}
                disabled={shown === 0}
                aria-label={t.previousPhoto(name)}
                onClick={() => turn(-1)}
                className={`inset-s-1 ${ARROW}`}
              >
                <span className={DISC}>
                  <Icon name="chevron-left" className="size-4 rtl:-scale-x-100" />
                </span>
              </button>
              <button
                type="button"
                tabIndex={-1}
                disabled={shown === photos.length - 1}
                aria-label={t.nextPhoto(name)}
                onClick={() => turn(1)}
                className={`inset-e-1 ${ARROW}`}
              >
                <span className={DISC}>
                  <Icon name="chevron-right" className="size-4 rtl:-scale-x-100" />
                </span>
              </button>
            </>
          )}
        </>
      )}
    </>
  );
}

/** The first photo, which stays as it is where the document has it. */
function Cover({
  stay: { apartmentId, photos, photoCount },
  children,
}: {
  stay: CardStay;
  children: ReactNode;
}) {
  if (photoCount === undefined) return children;
  return <InDocument name={`cover-${apartmentId}`}>{photos.length === 0 ? undefined : children}</InDocument>;
}

/**
 * The photos of a card, null for each that is not there yet: a page carries the first, and the others are asked for
 * once somebody is at the card. Where they do not come, the first is all there is; it is null, too, where the document has it.
 */
function useAllPhotos({ apartmentId, photos, photoCount }: CardStay, isTouched: boolean): (Photo | null)[] {
  const [others, setOthers] = useState<readonly Photo[] | null>(null);
  const count = photoCount ?? photos.length;
  const isAsked = isTouched && photos.length < count;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    void readPhotos(apartmentId)
      .catch(() => [])
      .then((found) => isWanted && setOthers(found.slice(1)));
    return () => {
      isWanted = false;
    };
  }, [apartmentId, isAsked]);
  if (others !== null) return [photos[0] ?? null, ...others];
  return Array.from({ length: count }, (_, index) => photos[index] ?? null);
}

async function readPhotos(apartmentId: string): Promise<readonly Photo[]> {
  const { call } = await import('../../../api/http');
  const { data } = await call('GET /api/cards', { query: { apartments: apartmentId } });
  return data[0]?.photos ?? [];
}

function Dots({ count, shown }: { count: number; shown: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-2 z-10 flex justify-center gap-1.5"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={`size-1.5 rounded-full bg-white shadow-soft ${index === shown ? '' : 'opacity-60'}`}
        />
      ))}
    </span>
  );
}
