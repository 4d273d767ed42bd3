import { localDay } from 'booking-rules/shared/domain/local-day';
import type { Day } from 'booking-rules/shared/domain/stay';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
}

const now = (): Day => localDay(new Date());

/** Today at the property by the clock of the device: a page that was kept is older than its day. */
export function useToday(): Day {
  return useSyncExternalStore(everyMinute, now, now);
}
