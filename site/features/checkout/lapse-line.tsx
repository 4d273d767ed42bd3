import type { ReactNode } from 'react';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { Icon } from '../../ui/icon';
import { useLapsed, useLapseText } from './use-lapse';

interface LapseLineProps {
  /** Instant, ISO 8601. */
  expiresAt: string;
  /** Where the same stay gets a new price. */
  freshHref: string;
}

/** How long the price still holds, in one quiet line that turns loud when it has lapsed. */
export function LapseLine({ expiresAt, freshHref }: LapseLineProps): ReactNode {
  const lapsed = useLapsed(expiresAt);
  const text = useLapseText(expiresAt) ?? `This price holds until ${formatInstant(expiresAt)}`;
  return (
    <p
      className={`flex min-h-6 items-center gap-2 text-sm tabular-nums ${lapsed ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      <Icon name="clock" className="size-4" />
      {lapsed ? (
        <span>
          {text}:{' '}
          <a href={freshHref} className="underline underline-offset-2">
            get a fresh one
          </a>
        </span>
      ) : (
        text
      )}
    </p>
  );
}
