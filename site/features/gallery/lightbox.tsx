import type { Photo } from 'booking-rules/shared/listing/photo';
import { useMemo, useState, type ReactNode } from 'react';
import Slides from 'yet-another-react-lightbox';
import type { Room } from 'booking-rules/shared/listing/home';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import { spoken } from '../../lib/spoken';
import { messages } from '../../messages/messages';
import { roomOfPhoto } from './tour';

interface LightboxProps {
  photos: readonly Photo[];
  rooms: readonly Room[];
  name: string;
  /** The photo to begin with. */
  index: number;
  onClose: () => void;
}

/**
 * The photos one at a time over the whole screen, by keyboard, swipe or buttons, each with its room; two fingers, a
 * double tap or keys make one larger. Load it on demand.
 */
export default function Lightbox({ photos, rooms, name, index, onClose }: LightboxProps): ReactNode {
  const { lightbox, photosOf } = messages().gallery;
  const [seen, setSeen] = useState(index);
  // Other slides would begin anew at the first one shown.
  const slides = useMemo(() => {
    const isAvif = showsAvif();
    return photos.map(({ src, alt, width, height, sizes, avif }) => ({
      ...{ src, alt, width, height },
      srcSet: (isAvif && avif.length > 0 ? avif : sizes).map((size) => ({
        ...size,
        height: Math.round((size.width * height) / width),
      })),
    }));
  }, [photos]);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Slides
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Counter, Zoom]}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      on={{ view: ({ index: at }) => setSeen(at) }}
      render={{ controls: () => <RoomName room={roomOfPhoto(rooms, seen)} /> }}
      counter={{ container: { className: 'rounded-full bg-ink/75 tabular-nums', dir: 'ltr' } }}
      labels={{
        Lightbox: photosOf(name),
        Previous: lightbox.previous,
        Next: lightbox.next,
        Close: lightbox.close,
        'Zoom in': lightbox.zoomIn,
        'Zoom out': lightbox.zoomOut,
        Slide: lightbox.slide,
        Carousel: lightbox.carousel,
        'Photo gallery': lightbox.gallery,
        '{index} of {total}': lightbox.position,
      }}
      animation={still ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 150, swipe: 200, navigation: 200 }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
    />
  );
}

/** Whether this browser has taken an AVIF where it was offered one. */
const showsAvif = (): boolean =>
  [...document.querySelectorAll<HTMLImageElement>('.gallery-photos img')].some(({ currentSrc }) =>
    currentSrc.endsWith('.avif'),
  );

function RoomName({ room }: { room: string | null }): ReactNode {
  if (room === null) return null;
  return (
    <p
      className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-ink/75 px-3 py-1.5 text-sm font-medium text-white"
      {...spoken(room)}
    >
      {room}
    </p>
  );
}
