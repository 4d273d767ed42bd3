import type { Room } from 'booking-rules/shared/listing/home';
import type { Photo } from 'booking-rules/shared/listing/photo';
import { useEffect, useRef, type ReactNode } from 'react';
import { bedsInWords } from '../../lib/rooms';
import { spoken } from '../../lib/spoken';
import { messages } from '../../messages/messages';
import { ActionLink } from '../../ui/action-link';
import { Picture } from '../../ui/picture';
import { Sheet } from '../../ui/sheet';
import { ShareButton } from '../../ui/share-button';
import { tourOf, type Stop } from './tour';

interface PhotoTourProps {
  photos: readonly Photo[];
  rooms: readonly Room[];
  name: string;
  /** The photo that the guest comes back from; null when the tour begins. */
  cameFrom: number | null;
  /** Shows a photo over the whole screen. */
  onShow: (index: number) => void;
  onClose: () => void;
}

/** All photos room by room, each under the name of its room. Load it on demand. */
export default function PhotoTour(props: PhotoTourProps): ReactNode {
  const { photos, rooms, name, cameFrom, onShow, onClose } = props;
  const t = messages().gallery;
  const content = useRef<HTMLDivElement>(null);
  const stops = tourOf(rooms, photos.length);
  useEffect(() => {
    if (cameFrom === null) return;
    content.current?.querySelector<HTMLElement>(`[data-photo="${cameFrom}"]`)?.focus();
  }, [cameFrom]);

  return (
    <Sheet open onClose={onClose} title={t.photosOf(name)} className="md:w-4xl">
      <div ref={content} className="grid gap-8">
        <div className="flex items-start gap-2">
          <nav aria-label={t.rooms} className="min-w-0 flex-1">
            <ul className="flex flex-wrap gap-2">
              {stops.map((stop) => (
                <li key={stop.title}>
                  <button
                    type="button"
                    onClick={() => headingIn(content.current, stop)?.scrollIntoView({ block: 'start' })}
                    className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-medium hover:border-ink/40"
                    {...spoken(stop.title)}
                  >
                    {stop.title}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <ShareButton title={name} short />
        </div>
        {stops.map((stop) => (
          <section key={stop.title} aria-label={stop.title}>
            <h3 data-stop={stop.photos[0]} className="text-xl" {...spoken(stop.title)}>
              {stop.title}
            </h3>
            {stop.beds.length > 0 && <p className="text-sm text-muted">{bedsInWords(stop.beds)}</p>}
            <ul className="mt-3 grid gap-3 sm:grid-cols-2">
              {stop.photos.map((index, at) => (
                <TourPhoto
                  key={index}
                  {...{ index, photos, onShow }}
                  isWide={at === 0 && stop.photos.length % 2 === 1}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function headingIn(content: HTMLElement | null, stop: Stop): Element | null {
  return content?.querySelector(`[data-stop="${stop.photos[0]}"]`) ?? null;
}

function TourPhoto({
  index,
  photos,
  isWide,
  onShow,
}: Pick<PhotoTourProps, 'photos' | 'onShow'> & { index: number; isWide: boolean }): ReactNode {
  const photo = photos[index];
  return photo ? (
    <li className={isWide ? 'sm:col-span-2' : ''}>
      <ActionLink
        href={photo.src}
        data-photo={index}
        aria-label={messages().gallery.photo(index + 1, photos.length, photo.alt)}
        className="block overflow-hidden rounded-card"
        onAct={() => onShow(index)}
      >
        <Picture
          photo={photo}
          ratio={isWide ? '16/9' : '4/3'}
          sizes={isWide ? '(min-width: 56rem) 860px, 100vw' : '(min-width: 56rem) 430px, 100vw'}
        />
      </ActionLink>
    </li>
  ) : null;
}
