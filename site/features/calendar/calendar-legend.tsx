import type { ReactNode } from 'react';
import { messages } from '../../messages/messages';

/** What the marks on an apartment's calendar mean. */
export function CalendarLegend(): ReactNode {
  const t = messages().calendar;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <span>
        <s>12</s> {t.legend.taken}
      </span>
      <span>12 {t.legend.closed}</span>
      <span>
        <b className="font-semibold text-ink">{t.minimumMark(3)}</b> {t.legend.minimum(3)}
      </span>
    </p>
  );
}
