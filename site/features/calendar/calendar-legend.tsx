import type { ReactNode } from 'react';

/** What the marks on an apartment's calendar mean. */
export function CalendarLegend(): ReactNode {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <span>
        <s>12</s> unavailable, or closed to arrival
      </span>
      <span>
        <b className="font-semibold text-ink">min 3</b> 3-night minimum for arrivals that day
      </span>
    </p>
  );
}
