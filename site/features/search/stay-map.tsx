import type { StaySearchResult, StayQuery } from 'booking-rules/contracts/stays';
import { formatAmount, toAmount, toDecimal, type Fils } from 'booking-rules/shared/format/money';
import { useMemo } from 'react';
import { formatAbout, formatConverted, useCurrency } from '../../lib/currency';
import { apartmentHref } from '../../lib/search-query';
import MapBox from '../../ui/map/map-box';
import type { MapPin } from '../../ui/map/map-pin';
import { messages } from '../../messages/messages';

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
  const t = messages().results.map;
  const pins = useMemo(
    () =>
      stays.flatMap((stay): MapPin[] => {
        const { apartmentId, name, location, total, nights = 0, from, fromStay } = stay;
        const price = total ?? from;
        if (location === null || price === undefined) return [];
        const shown = currency === null ? formatAmount(price) : formatAbout(price, currency);
        const text = currency === null ? formatAmount(wholeOf(price)) : formatConverted(price, currency);
        const note = total === undefined ? t.from(shown, fromStay?.nights ?? 0) : t.total(shown, nights);
        const href = apartmentHref(stay, query);
        return [{ id: apartmentId, ...location, name, text, note, href }];
      }),
    [stays, query, currency, t],
  );
  const missing = stays.length - pins.length;
  return (
    <>
      <MapBox label={t.label} {...{ pins, active, onSelect, className }} />
      {missing > 0 && <p className="mt-2 text-sm text-muted">{t.missing(missing)}</p>}
    </>
  );
}

/** An amount without what it has beside whole units of its currency. */
function wholeOf(amount: Fils): Fils {
  return toAmount(Math.trunc(toDecimal(amount)));
}
