import { formatClock } from 'booking-rules/shared/format/instant';
import { useState } from 'react';
import { messages } from '../../messages/messages';
import { keptTrips } from '../../session/kept-trip';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useOnline } from '../../ui/use-browser';
import type { Keeping } from './use-kept-trip';

interface AsOfProps {
  /** Instant, ISO 8601: when what is shown was loaded. */
  at: string;
  /** Whether that is how it stands now, as far as anybody knows. */
  isCurrent: boolean;
  isFetching: boolean;
}

/** Says that the page may be out of date, and of when it is. Nothing while there is a connection. */
export function AsOf({ at, isCurrent, isFetching }: AsOfProps) {
  const t = messages().trip.offline;
  const isOnline = useOnline();
  if (isOnline && isCurrent) return null;
  const when = formatClock(at);
  const words = isOnline ? (isFetching ? t.loading(when) : t.unreachable(when)) : t.offline(when);
  return <Notice title={words} className="mb-6" />;
}

/** Says that the trip is kept on this device, and removes it. */
export function DeviceCopy({ state, remove }: Keeping) {
  const t = messages().trip.offline;
  if (state === 'no') return null;
  if (state === 'removed') return <p role="status">{t.removed}</p>;
  return (
    <p className="text-sm text-muted">
      {t.kept}{' '}
      <button type="button" onClick={remove} className="text-link">
        {t.remove}
      </button>
    </p>
  );
}

/** The trips that are kept on this device, each with a link to its page. */
export function KeptTrips() {
  const [trips] = useState(() => keptTrips.all(new Date()));
  if (trips.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-3 border-b border-line pb-6">
      {trips.map(({ access, found }) => (
        <li key={access.reference}>
          <ButtonLink
            kind="secondary"
            className="w-full"
            href={`/reservation?reference=${encodeURIComponent(access.reference)}`}
          >
            {messages().trip.open(found.data.apartmentName)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
