import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { Apartment } from '../../api/site-api';
import { Icon } from '../../ui/icon';
import { placeOfBusiness } from 'booking-rules/shared/format/place';

const MapBox = lazy(() => import('../../ui/map/map-box'));

/** Where an apartment is, with a link that opens the guest's own map. */
export function Location({ apartment }: { apartment: Apartment }): ReactNode {
  const { apartmentId, name, address, district, location, permitNumber } = apartment;
  const pins = useMemo(
    () => (location === null ? [] : [{ id: apartmentId, ...location, name, text: '', note: '', href: null }]),
    [apartmentId, location, name],
  );
  const place = placeOf(address, district.name);
  return (
    <div className="grid gap-4">
      <address className="flex items-start gap-3 not-italic">
        <Icon name="map-pin" className="mt-0.5 size-5 text-brand" />
        <span>
          {place}
          {location && (
            <>
              <br />
              <a
                href={mapHref(location)}
                rel="noopener noreferrer"
                target="_blank"
                className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
              >
                Open in maps <Icon name="external-link" className="size-4" />
                <span className="sr-only">(new tab)</span>
              </a>
              <span className="block text-sm text-muted tabular-nums">
                {location.latitude.toFixed(4)}, {location.longitude.toFixed(4)}
              </span>
            </>
          )}
        </span>
      </address>
      {pins.length > 0 && (
        <Suspense>
          <MapBox label={`Map: where ${name} is`} pins={pins} className="h-72 md:h-80" />
        </Suspense>
      )}
      <p className="text-sm">
        <a href={`/apartments/${district.slug}`} className="font-semibold text-brand hover:underline">
          More apartments in {district.name}
        </a>
      </p>
      {permitNumber && (
        <p className="flex items-center gap-3 text-sm text-muted">
          <Icon name="shield-check" className="size-5" /> Holiday home permit {permitNumber}
        </p>
      )}
    </div>
  );
}

/** The address with the parts that an operator left out of it. */
function placeOf(address: string | null, district: string): string {
  const { city } = placeOfBusiness();
  if (address === null) return `${district}, ${city}`;
  const withDistrict = address.includes(district) ? address : `${address}, ${district}`;
  return withDistrict.endsWith(city) ? withDistrict : `${withDistrict}, ${city}`;
}

function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
