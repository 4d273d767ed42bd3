import type { Room } from 'booking-rules/shared/listing/home';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { lazy, startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { cachedMarkup } from '../../lib/cached-markup';
import { ActionLink } from '../../ui/action-link';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { messages } from '../../messages/messages';
import { roomOfPhoto } from './tour';

const loadLightbox = () => import('./lightbox');
const Lightbox = lazy(loadLightbox);
const loadTour = () => import('./photo-tour');
const PhotoTour = lazy(loadTour);

/** Classes that place a photo in the mosaic of a wide screen, by how many photos it shows (1 to 5). */
const PLACES: Record<number, string[]> = {
  1: ['md:col-span-4 md:row-span-2'],
  2: ['md:col-span-2 md:row-span-2', 'md:col-span-2 md:row-span-2'],
  3: ['md:col-span-2 md:row-span-2', 'md:col-span-2', 'md:col-span-2'],
  4: ['md:col-span-2 md:row-span-2', 'md:col-span-2'],
  5: ['md:col-span-2 md:row-span-2'],
};

/** Classes for the photo at an index; photos beyond the mosaic are on phones and in the lightbox only. */
function mosaicPlace(index: number, shown: number): string | undefined {
  return index < shown ? PLACES[shown]?.[index] : 'md:hidden';
}

interface GalleryProps {
  photos: readonly Photo[];
  rooms: readonly Room[];
  name: string;
}

/** What lies over the page: one photo, or all of them room by room. */
type Shown = { view: 'photo'; index: number; fromTour: boolean } | { view: 'tour'; cameFrom: number | null };

/**
 * An apartment's photos: a strip to swipe on phones, a mosaic of five on wide screens.
 * Each opens in the lightbox, or without JavaScript as a plain picture; all of them open room by room.
 */
export function Gallery({ photos, rooms, name }: GalleryProps): ReactNode {
  const t = messages().gallery;
  const [shown, setShown] = useState<Shown | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isLeavingTour = useRef(false);
  // The tour is gone with what was focused in it, and may have come and gone before.
  useEffect(() => {
    if (shown === null && isLeavingTour.current) opener.current?.focus();
    isLeavingTour.current = false;
  }, [shown]);
  if (photos.length === 0) return <EmptyGallery />;
  const hasTour = rooms.some((room) => room.photos.length > 0);
  const fetchEarly = (): void => {
    void loadLightbox();
    if (hasTour) void loadTour();
  };

  return (
    <section
      aria-label={t.photos}
      className="row-frame relative"
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
    >
      <ul className="snap-row gallery-photos">
        {photos.map((photo, index) => {
          // The first has its picture fetched before all others, which the head of the page says.
          const PhotoInRow = index === 0 ? GalleryPhoto : FurtherPhoto;
          return (
            <PhotoInRow
              key={photo.src}
              {...{ photo, index }}
              count={photos.length}
              room={roomOfPhoto(rooms, index)}
              onOpen={() => setShown({ view: 'photo', index, fromTour: false })}
            />
          );
        })}
      </ul>
      <button
        ref={opener}
        type="button"
        onClick={() =>
          setShown(hasTour ? { view: 'tour', cameFrom: null } : { view: 'photo', index: 0, fromTour: false })
        }
        className="button button-md gallery-opener"
      >
        <Icon name="grid-2x2" className="size-4" />
        {t.showAll(photos.length)}
      </button>
      <Suspense fallback={null}>
        {shown?.view === 'photo' && (
          <Lightbox
            {...{ photos, rooms, name }}
            index={shown.index}
            // The tour with all its photos takes long to draw: the photo goes first.
            onClose={() =>
              startTransition(() => setShown(shown.fromTour ? { view: 'tour', cameFrom: shown.index } : null))
            }
          />
        )}
        {shown?.view === 'tour' && (
          <PhotoTour
            {...{ photos, rooms, name }}
            cameFrom={shown.cameFrom}
            onShow={(index) => setShown({ view: 'photo', index, fromTour: true })}
            onClose={() => {
              isLeavingTour.current = true;
              setShown(null);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

interface GalleryPhotoProps {
  photo: Photo;
  index: number;
  /** How many photos there are. */
  count: number;
  /** The room that it shows. */
  room: string | null;
  onOpen: () => void;
}

function GalleryPhoto({ photo, index, count, room, onOpen }: GalleryPhotoProps): ReactNode {
  const sizes =
    index === 0
      ? '(min-width: 112.5rem) 852px, (min-width: 48rem) 50vw, 100vw'
      : '(min-width: 112.5rem) 426px, (min-width: 48rem) 25vw, 100vw';
  return (
    <li className={mosaicPlace(index, Math.min(count, 5))}>
      <ActionLink
        href={photo.src}
        aria-label={messages().gallery.photo(index + 1, count, photo.alt)}
        onAct={onOpen}
      >
        <Picture photo={photo} ratio="none" sizes={sizes} priority={index === 0} />
        <bdi aria-hidden="true" dir="ltr">{`${index + 1} / ${count}`}</bdi>
        {/* For eyes: the words of the photo say it to others. */}
        {room !== null && <b aria-hidden="true">{room}</b>}
      </ActionLink>
    </li>
  );
}

const FurtherPhoto = cachedMarkup(GalleryPhoto);

function EmptyGallery(): ReactNode {
  return (
    <div className="grid aspect-4/3 place-items-center bg-sand text-muted md:aspect-[2.4/1] md:rounded-card">
      <p className="flex items-center gap-2">
        <Icon name="images" /> {messages().gallery.none}
      </p>
    </div>
  );
}
