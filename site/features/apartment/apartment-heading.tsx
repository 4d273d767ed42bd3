import { useEffect, type ReactNode } from 'react';
import type { Apartment } from '../../api/site-api';
import { cachedMarkup } from '../../lib/cached-markup';
import HeartButton from '../../ui/heart-button';
import { Icon, iconClass, type IconName } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { ShareButton } from '../../ui/share-button';
import { featuresOf } from './apartment-features';
import { carryAddress } from '../../lib/search-fields';
import { recentlySeen } from '../../lib/recently-seen';
import { spoken, Words } from '../../lib/spoken';

const ICONS: Record<string, IconName> = {
  bedroom: 'bed-double',
  bath: 'bath',
  guest: 'users',
  bed: 'bed-single',
  area: 'ruler',
};

/** What guests do with an apartment beside booking it: keep it for later, and show it to others. It counts as seen. */
function HeadingActions({ apartmentId, name }: { apartmentId: string; name: string }) {
  useEffect(() => {
    recentlySeen.add(apartmentId);
  }, [apartmentId]);
  return (
    <div className="-ms-3 mt-2 flex flex-wrap gap-1 noscript:hidden">
      <HeartButton apartmentId={apartmentId} name={name} worded />
      <ShareButton title={name} />
    </div>
  );
}

/** The name of an apartment, where it is, and how large. */
export function ApartmentHeading({ apartment }: { apartment: Apartment }): ReactNode {
  const { apartmentId, name, district, address, summary } = apartment;
  return (
    <header>
      <NameAndSize {...{ name, district, address }} features={featuresOf(apartment)} />
      <HeadingActions {...{ apartmentId, name }} />
      {summary && (
        <p className="mt-5 max-w-text text-lg text-ink" {...spoken(summary)}>
          {summary}
        </p>
      )}
    </header>
  );
}

interface NameAndSizeProps extends Pick<Apartment, 'name' | 'district' | 'address'> {
  features: ReturnType<typeof featuresOf>;
}

const NameAndSize = cachedMarkup(function NameAndSize(props: NameAndSizeProps) {
  const { name, district, address, features } = props;
  const list = `/apartments/${district.slug}`;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Link
          href={list}
          onClick={carryAddress(list)}
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-brand hover:underline"
        >
          <Icon name="map-pin" className="size-4" />
          <Words of={district.name} />
        </Link>
        {address && <span {...spoken(address)}>{address}</span>}
      </p>
      <h1 className="mt-2 text-3xl md:text-4xl" {...spoken(name)}>
        {name}
      </h1>
      <ul className="apartment-size" aria-label={messages().apartment.features.label}>
        {features.map(({ feature, text }) => (
          <li key={feature} className={iconClass(ICONS[feature] ?? 'check')}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
});
