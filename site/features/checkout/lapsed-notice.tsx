import { formatDuration } from 'booking-rules/shared/format/duration';
import type { ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Says that a price no longer holds, and leads to a new one. */
export function LapsedNotice({ href }: { href: string }): ReactNode {
  const { quoteMinutes } = useSettings().policies.booking;
  return (
    <Notice tone="danger" title="This price has lapsed.">
      <p>
        Prices are held for {formatDuration(quoteMinutes)}. Nothing was reserved, and what you typed is kept.
      </p>
      <ButtonLink href={href} className="mt-3">
        Get a fresh price
      </ButtonLink>
    </Notice>
  );
}
