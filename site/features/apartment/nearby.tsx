import type { PlaceNearby } from 'booking-rules/shared/listing/home';
import type { ReactNode } from 'react';
import { spoken } from '../../lib/spoken';
import { messages } from '../../messages/messages';

/** How long it takes to get to places that guests ask about, as editors have measured it. */
export function Nearby({ places }: { places: readonly PlaceNearby[] }): ReactNode {
  const t = messages().apartment.nearby;
  const hasTransit = places.some(({ transitMinutes }) => transitMinutes !== null);
  const hasWalk = places.some(({ walkMinutes }) => walkMinutes !== null);
  return (
    <table className="w-full max-w-text border-collapse text-sm">
      <caption className="mb-1 text-start font-semibold">{t.title}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t.place}
          </th>
          {hasWalk && (
            <th scope="col" className="px-3 py-2 text-end font-medium last:pe-0">
              {t.onFoot}
            </th>
          )}
          {hasTransit && (
            <th scope="col" className="px-3 py-2 text-end font-medium last:pe-0">
              {t.byTransit}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {places.map(({ name, walkMinutes, transitMinutes }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-3 text-start font-normal" {...spoken(name)}>
              {name}
            </th>
            {hasWalk && <Minutes count={walkMinutes} />}
            {hasTransit && <Minutes count={transitMinutes} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Minutes({ count }: { count: number | null }): ReactNode {
  return (
    <td className="px-3 py-2.5 text-end whitespace-nowrap last:pe-0">
      {count === null ? null : messages().apartment.nearby.minutes(count)}
    </td>
  );
}
