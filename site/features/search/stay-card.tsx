import type { StaySearchResult, StayQuery } from 'booking-rules/contracts/stays';
import { apartmentHref } from '../../lib/search-query';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { ApartmentFeatures } from './apartment-features';
import { StayDates } from './stay-dates';
import { StayPrice } from './stay-price';
import { messages } from '../../messages/messages';
import { spoken } from '../../lib/spoken';

interface StayCardProps {
  stay: StaySearchResult;
  /** Its dates and guests are carried on to the apartment. */
  query?: StayQuery;
  /** The `sizes` of its picture. */
  sizes: string;
  /** For cards of the first screen. */
  priority?: boolean;
}

/** An apartment in a list: picture, name, features and price. */
export function StayCard({ stay, query = {}, sizes, priority = false }: StayCardProps) {
  const [photo] = stay.photos;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white shadow-soft focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand">
      {photo ? (
        <Picture
          photo={photo}
          sizes={sizes}
          priority={priority}
          imageClassName="transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
        />
      ) : (
        <span className="flex aspect-4/3 items-center justify-center gap-2 bg-sand text-muted">
          <Icon name="images" className="size-5" /> {messages().results.card.noPhotos}
        </span>
      )}
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="text-sm font-medium text-muted" {...spoken(stay.district.name)}>
          {stay.district.name}
        </p>
        <h3 className="text-lg leading-snug" {...spoken(stay.name)}>
          <Link
            href={apartmentHref(stay, query)}
            className="inline-block min-h-6 outline-none after:absolute after:inset-0"
          >
            {stay.name}
          </Link>
        </h3>
        <ApartmentFeatures {...stay} />
        <StayDates stay={stay} query={query} />
        <StayPrice stay={stay} />
      </div>
    </article>
  );
}
