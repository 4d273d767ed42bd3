import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';

interface ApartmentFeaturesProps {
  bedrooms: number;
  bathrooms: number;
  capacity: number;
}

/** The feature list of an apartment: bedrooms, baths, guests (contract A4). */
export function ApartmentFeatures({ bedrooms, bathrooms, capacity }: ApartmentFeaturesProps) {
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
