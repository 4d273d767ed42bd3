import type { StayQuery } from 'booking-rules/contracts/stays';
import { useState } from 'react';
import { apartmentHref, cardProblem } from '../../../lib/search-query';
import { spoken } from '../../../lib/spoken';
import { messages } from '../../../messages/messages';
import { Badge } from '../../../ui/badge';
import { cachedMarkup } from '../../../lib/cached-markup';
import HeartButton from '../../../ui/heart-button';
import { Icon, iconClass } from '../../../ui/icon';
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
  const { bedrooms, bathrooms, capacity, total, nights, savings, ratePlan, from, fromStay } = stay;
  return (
    // A pointer may have entered before the script of the card came: then it is noticed once it moves.
    <article onPointerEnter={touch} onPointerMove={touch} onFocus={touch} className="group stay-card">
      <div className="stay-card-body">
        <CardTop area={stay.district.name} rating={stay.rating} />
        <h3 {...spoken(stay.name)}>
          <Link href={href}>{stay.name}</Link>
        </h3>
        <ApartmentFeatures {...{ bedrooms, bathrooms, capacity }} />
        <StayDates stay={stay} query={query} />
        {problem !== null && <p className="mt-auto pt-3 text-sm font-semibold text-danger">{problem}</p>}
        <StayPrice {...{ total, nights, savings, ratePlan, from, fromStay }} />
      </div>
      <div className="stay-card-head">
        {(stay.photoCount ?? stay.photos.length) > 0 ? (
          <CardPhotos {...{ stay, href, sizes, priority, isTouched }} />
        ) : (
          <span className="flex aspect-4/3 items-center justify-center gap-2 bg-sand text-muted">
            <Icon name="images" /> {t.noPhotos}
          </span>
        )}
        {stay.badge && <Badge tone="photo">{t.badges[stay.badge]}</Badge>}
        <HeartButton apartmentId={stay.apartmentId} name={stay.name} />
      </div>
    </article>
  );
}

/** Where an apartment is, and what guests thought of it. */
const CardTop = cachedMarkup(function CardTop({
  area,
  rating,
}: {
  area: string;
  rating: CardStay['rating'];
}) {
  const t = messages().results.card;
  return (
    <div>
      <p {...spoken(area)}>{area}</p>
      {rating && (
        <p className="rating">
          <span className="sr-only">{t.rated(rating.average, rating.total)}</span>
          <span aria-hidden="true">
            <b>{rating.average.toFixed(1)}</b>
            {` (${rating.total})`}
          </span>
        </p>
      )}
    </div>
  );
});

interface ApartmentFeaturesProps {
  bedrooms: number;
  bathrooms: number;
  capacity: number;
}

/** The feature list of an apartment: bedrooms, baths, guests (contract A4). */
const ApartmentFeatures = cachedMarkup(function ApartmentFeatures(props: ApartmentFeaturesProps) {
  const { bedrooms, bathrooms, capacity } = props;
  const t = messages().apartment.features;
  const features = [
    { icon: 'bed-double', text: bedrooms === 0 ? t.studio : t.bedrooms(bedrooms) },
    { icon: 'bath', text: t.baths(bathrooms) },
    { icon: 'users', text: t.guests(capacity) },
  ] as const;
  return (
    <ul className="stay-card-features">
      {features.map(({ icon, text }) => (
        <li key={icon} className={iconClass(icon)}>
          {text}
        </li>
      ))}
    </ul>
  );
});
