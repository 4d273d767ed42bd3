import type { Photo } from 'booking-rules/shared/listing/photo';
import type { ReactNode } from 'react';
import Slides from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import { messages } from '../../messages/messages';

interface LightboxProps {
  photos: readonly Photo[];
  name: string;
  /** The photo to begin with. */
  index: number;
  onClose: () => void;
}

/** The photos one at a time over the whole screen, by keyboard, swipe or buttons. Load it on demand. */
export default function Lightbox({ photos, name, index, onClose }: LightboxProps): ReactNode {
  const { lightbox, photosOf } = messages().gallery;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Slides
      open
      close={onClose}
      index={index}
      slides={photos.map(({ src, alt, width, height, sizes }) => ({
        src,
        alt,
        width,
        height,
        srcSet: sizes.map((size) => ({ ...size, height: Math.round((size.width * height) / width) })),
      }))}
      plugins={[Counter]}
      counter={{ container: { className: 'rounded-full bg-ink/75 tabular-nums', dir: 'ltr' } }}
      labels={{
        Lightbox: photosOf(name),
        Previous: lightbox.previous,
        Next: lightbox.next,
        Close: lightbox.close,
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
