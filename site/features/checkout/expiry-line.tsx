import type { ReactNode } from 'react';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { messages } from '../../messages/messages';
import { Link } from '../../ui/link';
import { SunArc, usePassed } from '../../ui/arch/sun-arc';
import { useExpired, useExpiryText } from './use-expiry';

const HALF_HOUR_MS = 30 * 60_000;

interface ExpiryLineProps {
  /** Instant, ISO 8601. */
  expiresAt: string;
  /** Where the same stay gets a new price. */
  freshHref: string;
}

/** How long the price still holds, in one muted line that stands out once it has expired. */
export function ExpiryLine({ expiresAt, freshHref }: ExpiryLineProps): ReactNode {
  const t = messages().checkout.expiry;
  const expired = useExpired(expiresAt);
  const text = useExpiryText(expiresAt) ?? t.until(formatInstant(expiresAt));
  const end = Date.parse(expiresAt);
  // Half an hour is left when the sun is highest: it sets as the price expires.
  const passed = usePassed(end - 2 * HALF_HOUR_MS, end);
  return (
    <p
      className={`flex min-h-6 items-center gap-2 text-sm tabular-nums ${expired ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      <SunArc at={passed} className="w-6" />
      {expired ? (
        <span>
          {text}:{' '}
          <Link href={freshHref} className="underline underline-offset-2">
            {t.getNewOne}
          </Link>
        </span>
      ) : (
        text
      )}
    </p>
  );
}
