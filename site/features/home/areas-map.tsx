import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { call } from '../../api/http';
import { QueryScope } from '../../api/query-scope';
import { formatConverted, useCurrency, useShownAmount } from '../../lib/currency';
import { spoken } from '../../lib/spoken';
import { Skeleton } from '../../ui/box';
import { Link } from '../../ui/link';
import MapBox from '../../ui/map/map-box';
import type { MapPin } from '../../ui/map/map-pin';
import { messages } from '../../messages/messages';
import { formatAmount, toAmount, toDecimal } from 'booking-rules/shared/format/money';
import { areasOf } from './area-pins';
import type { PicturedArea } from './pictured-areas';

interface AreasMapProps {
  districts: readonly PicturedArea[];
}

/** A wide map of the areas beside a list that reads like a table, for wide screens. Load it on demand. */
export default function AreasMap(props: AreasMapProps): ReactNode {
  return (
    <QueryScope>
      <OpenAreasMap {...props} />
    </QueryScope>
  );
}

function OpenAreasMap({ districts }: AreasMapProps) {
  const t = messages().home.map;
  const shown = useShownAmount();
  const currency = useCurrency();
  const [active, setActive] = useState<string | null>(null);
  const { data, isError } = useQuery({
    queryKey: ['areas on the map'],
    queryFn: async () => areasOf((await call('GET /api/stays/pins', { query: {} })).data),
  });
  const areas = useMemo(
    () =>
      (data ?? []).flatMap((area) => {
        const district = districts.find(({ slug }) => slug === area.slug);
        return district ? [{ ...area, district }] : [];
      }),
    [data, districts],
  );
  const pins = useMemo(
    () =>
      areas.map(({ slug, latitude, longitude, homes, from, district: { name, picture } }): MapPin => {
        return {
          ...{
            id: slug,
            latitude,
            longitude,
            name,
            title: name,
            count: homes,
            rank: from,
            href: `/apartments/${slug}`,
          },
          text:
            currency === null
              ? formatAmount(toAmount(Math.round(toDecimal(from))))
              : formatConverted(from, currency),
          note: t.note(homes, shown(from)),
          photo: picture === null ? null : { src: picture, alt: '' },
        };
      }),
    [areas, currency, shown, t],
  );
  // The arcade above leads to every area: without prices there is nothing to add to it.
  if (isError) return null;
  return (
    <div className="grid h-152 grid-cols-[minmax(22rem,1fr)_minmax(0,2.2fr)] gap-x-16">
      {data === undefined ? (
        <Skeleton className="size-full" />
      ) : (
        <div className="overflow-y-auto" tabIndex={0} role="region" aria-label={t.heading}>
          <table className="w-full text-start">
            <thead className="text-sm text-muted">
              <tr className="border-b border-ink/15">
                <th scope="col" className="py-3 text-start font-medium">
                  {t.area}
                </th>
                <th scope="col" className="px-4 py-3 text-end font-medium">
                  {t.homes}
                </th>
                <th scope="col" className="py-3 text-end font-medium">
                  {t.from}
                </th>
              </tr>
            </thead>
            <tbody>
              {areas.map(({ slug, homes, from, district }) => (
                <tr
                  key={slug}
                  className="relative border-b border-ink/15 hover:bg-sand has-focus-visible:bg-sand"
                  onPointerEnter={() => setActive(slug)}
                  onPointerLeave={() => setActive(null)}
                >
                  <th scope="row" className="py-2.5 text-start font-display text-lg font-medium">
                    <Link
                      href={`/apartments/${slug}`}
                      className="after:absolute after:inset-0"
                      onFocus={() => setActive(slug)}
                      onBlur={() => setActive(null)}
                      {...spoken(district.name)}
                    >
                      {district.name}
                    </Link>
                  </th>
                  <td className="px-4 py-2.5 text-end tabular-nums">{homes}</td>
                  <td className="py-2.5 text-end font-semibold tabular-nums">{shown(from)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MapBox label={t.label} pins={pins} active={active} className="rounded-card" />
    </div>
  );
}
