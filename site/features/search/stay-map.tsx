import type { StaySearchResult, StayQuery } from 'booking-rules/contracts/stays';
import { formatAmount } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { useMemo } from 'react';
import { formatAbout, useCurrency } from '../../lib/currency';
import { apartmentHref } from '../../lib/search-query';
import MapBox from '../../ui/map/map-box';
import type { MapPin } from '../../ui/map/map-pin';

interface StayMapProps {
  stays: readonly StaySearchResult[];
  /** Its dates and guests are carried on to the apartment. */
  query: StayQuery;
  /** The apartment to highlight. */
  active: string | null;
  onSelect: (apartmentId: string | null) => void;
  className: string;
}

/** Stays on a map, each pin with its price. Load it on demand. */
export default function StayMap({ stays, query, active, onSelect, className }: StayMapProps) {
  const currency = useCurrency();
  const pins = useMemo(
    () =>
      stays.flatMap((stay): MapPin[] => {
        const { apartmentId, name, location, total, nights = 0, from } = stay;
        const price = total ?? from;
        if (location === null || price === undefined) return [];
        const shown = currency === null ? formatAmount(price) : formatAbout(price, currency);
        const text = shown.replace(/^about\s/, '').replace(/\.\d\d$/, '');
        const note =
          total === undefined
            ? `From ${shown} a night`
            : `${shown} for ${plural(nights, 'night')}, all fees included`;
        const href = apartmentHref(stay, query);
        return [{ id: apartmentId, ...location, name, text, note, href }];
      }),
    [stays, query, currency],
  );
  const missing = stays.length - pins.length;
  return (
    <>
      <MapBox label="Map of the apartments found" {...{ pins, active, onSelect, className }} />
      {missing > 0 && (
        <p className="mt-2 text-sm text-muted">
          {missing === 1 ? '1 apartment is' : `${missing} apartments are`} in the list only: we don&apos;t
          have {missing === 1 ? 'its' : 'their'} location yet.
        </p>
      )}
    </>
  );
}
