import { Icon } from '../../ui/icon';

interface ApartmentFeaturesProps {
  bedrooms: number;
  bathrooms: number;
  capacity: number;
}

/** The feature list of an apartment: bedrooms, baths, guests (contract A4). */
export function ApartmentFeatures({ bedrooms, bathrooms, capacity }: ApartmentFeaturesProps) {
  const features = [
    { icon: 'bed-double', text: bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bedroom') },
    { icon: 'bath', text: counted(bathrooms, 'bath') },
    { icon: 'users', text: counted(capacity, 'guest') },
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

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
