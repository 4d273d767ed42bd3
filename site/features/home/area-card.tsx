import type { District } from '../../api/site-api';
import { Picture } from '../../ui/picture';

/** An area: its picture, name and how many apartments there are. */
export function AreaCard({ district: { slug, name, photo, apartments } }: { district: District }) {
  return (
    <a
      href={`/apartments/${slug}`}
      className="group relative isolate flex aspect-4/3 flex-col justify-end overflow-hidden rounded-card bg-ink p-4 text-white shadow-soft md:aspect-auto md:h-56"
    >
      {photo && (
        <Picture
          // The name says what the picture would.
          photo={{ ...photo, alt: '' }}
          sizes="(width < 768px) 62vw, (width < 1200px) 50vw, 588px"
          ratio="fill"
          className="absolute! inset-0 -z-20"
          imageClassName="transition-transform duration-200 motion-safe:group-hover:scale-[1.04]"
        />
      )}
      <span className="absolute inset-0 -z-10 bg-linear-to-t from-ink/85 via-ink/20 to-transparent" />
      <span className="font-display text-xl font-medium">{name}</span>
      <span className="text-sm text-white/85">
        {apartments} {apartments === 1 ? 'apartment' : 'apartments'}
      </span>
    </a>
  );
}
