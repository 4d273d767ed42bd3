import type { StayQuery } from 'booking-rules/contracts/stays';
import { useState } from 'react';
import { apartmentHref, cardProblem } from '../../../lib/search-query';
import { spoken } from '../../../lib/spoken';
import { messages } from '../../../messages/messages';
import { Badge } from '../../../ui/badge';
import HeartButton from '../../../ui/heart-button';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import type { CardStay } from '../cover';
import { CardPhotos } from './card-photos';
import { StayDates, StayPrice } from './stay-price';

export interface CardProps {
  stay: CardStay;
  /** Its dates and guests are carried on to the apartment. */
  query?: StayQuery;
  /** The `sizes` of its pictures. */
  sizes: string;
  /** For cards of the first screen. */
  priority?: boolean;
}

/**
 * An apartment in a list. Its one link lies over all of it; the heart and what turns the photos lie over that, and come
 * after it for who uses the keyboard.
 */
export default function Card({ stay, query = {}, sizes, priority = false }: CardProps) {
  const t = messages().results.card;
  const [isTouched, setTouched] = useState(false);
  const touch = (): void => setTouched(true);
  const href = apartmentHref(stay, query);
  const problem = cardProblem(stay, query);
  return (
    <article
      onPointerEnter={touch}
      onFocus={touch}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white shadow-soft"
    >
      <div className="flex flex-1 flex-col gap-1 p-4">
        <div className="flex items-start justify-between gap-3 text-sm">
          <p className="font-medium text-muted" {...spoken(stay.district.name)}>
            {stay.district.name}
          </p>
          {stay.rating && (
            <p className="inline-flex shrink-0 items-center gap-1 tabular-nums">
              <Icon name="star" className="size-4 text-accent" />
              <span className="sr-only">{t.rated(stay.rating.average, stay.rating.total)}</span>
              <span aria-hidden="true">
                <strong className="font-semibold">{stay.rating.average.toFixed(1)}</strong> (
                {stay.rating.total})
              </span>
            </p>
          )}
        </div>
        <h3 className="text-lg leading-snug" {...spoken(stay.name)}>
          <Link
            href={href}
            className="inline-block min-h-6 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {stay.name}
          </Link>
        </h3>
        <ApartmentFeatures {...stay} />
        <StayDates stay={stay} query={query} />
        {problem !== null && <p className="mt-auto pt-3 text-sm font-semibold text-danger">{problem}</p>}
        <StayPrice stay={stay} />
      </div>
      <div className="relative order-first">
        {stay.photos.length > 0 ? (
          <CardPhotos {...{ stay, href, sizes, priority, isTouched }} />
        ) : (
          <span className="flex aspect-4/3 items-center justify-center gap-2 bg-sand text-muted">
            <Icon name="images" className="size-5" /> {t.noPhotos}
          </span>
        )}
        {stay.badge && (
          <Badge tone="photo" className="pointer-events-none absolute inset-s-3 top-3 z-10">
            {t.badges[stay.badge]}
          </Badge>
        )}
        <span className="absolute inset-e-1 top-1 z-10">
          <HeartButton apartmentId={stay.apartmentId} name={stay.name} kind="photo" />
        </span>
      </div>
    </article>
  );
}

interface ApartmentFeaturesProps {
  bedrooms: number;
  bathrooms: number;
  capacity: number;
}

/** The feature list of an apartment: bedrooms, baths, guests (contract A4). */
function ApartmentFeatures({ bedrooms, bathrooms, capacity }: ApartmentFeaturesProps) {
  const t = messages().apartment.features;
  const features = [
    { icon: 'bed-double', text: bedrooms === 0 ? t.studio : t.bedrooms(bedrooms) },
    { icon: 'bath', text: t.baths(bathrooms) },
    { icon: 'users', text: t.guests(capacity) },
  ] as const;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {features.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon name={icon} className="size-4" />
          {text}
        </li>
      ))}
    </ul>
  );
}
