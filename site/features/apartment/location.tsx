import { lazy, Suspense, useMemo } from 'react';
import type { Apartment } from '../../api/site-api';
import { cachedMarkup } from '../../lib/cached-markup';
import { Icon } from '../../ui/icon';
import { cityName } from 'booking-rules/shared/format/city';
import { spoken } from '../../lib/spoken';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { Nearby } from './nearby';

const MapBox = lazy(() => import('../../ui/map/map-box'));

type LocationProps = Pick<
  Apartment,
  'apartmentId' | 'name' | 'address' | 'district' | 'location' | 'permitNumber' | 'nearby'
>;

/** Where an apartment is, with a link that opens the guest's own map. */
export const Location = cachedMarkup(function Location(props: LocationProps) {
  const { apartmentId, name, address, district, location, permitNumber, nearby } = props;
  const t = messages().apartment.location;
  const pins = useMemo(
    () =>
      location === null
        ? []
        : [{ id: apartmentId, ...location, name, text: '', note: '', rank: 0, photo: null, href: null }],
    [apartmentId, location, name],
  );
  const place = placeOf(address, district.name);
  return (
    <div className="grid gap-4">
      <address className="flex items-start gap-3 not-italic">
        <Icon name="map-pin" className="mt-0.5 size-5 text-brand" />
        <span>
          <span {...spoken(place)}>{place}</span>
          {location && (
            <>
              <br />
              <Link href={mapHref(location)} rel="noopener noreferrer" target="_blank" className="text-link">
                {t.openInMaps}
                <Icon name="external-link" className="size-4" />
                <span className="sr-only">{t.newTab}</span>
              </Link>
              <span className="block text-sm text-muted tabular-nums">
                <bdi dir="ltr">
                  {location.latitude.toFixed(4)}, {location.longitude.toFixed(4)}
                </bdi>
              </span>
            </>
          )}
        </span>
      </address>
      {pins.length > 0 && (
        <Suspense>
          <MapBox label={t.map(name)} pins={pins} className="h-72 rounded-card border border-line md:h-80" />
        </Suspense>
      )}
      {nearby.length > 0 && <Nearby places={nearby} />}
      <p className="text-sm">
        <Link href={`/apartments/${district.slug}`} className="font-semibold text-brand hover:underline">
          {t.moreIn(district.name)}
        </Link>
      </p>
      {permitNumber && (
        <p className="flex items-center gap-3 text-sm text-muted">
          <Icon name="shield-check" />
          {t.permitNumber(permitNumber)}
        </p>
      )}
    </div>
  );
});

/**
 * The address with the parts that an operator left out of it. One that is written in another language stays as it is:
 * it names the same area and city in its own letters.
 */
function placeOf(address: string | null, district: string): string {
  if (address !== null && spoken(address).lang !== undefined) return address;
  const { city } = placeOfBusiness();
  const parts = address === null ? [] : [address];
  if (address === null || !address.includes(district)) parts.push(district);
  const names = [city, cityName(city)];
  const isNamed = city === '' || (address !== null && names.some((name) => parts.at(-1)?.endsWith(name)));
  if (!isNamed) parts.push(cityName(city));
  return messages().apartment.location.address(parts);
}

function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
