import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { formatDay } from 'booking-rules/shared/format/day';
import type { ReactNode } from 'react';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';
import { cachedMarkup } from '../../lib/cached-markup';
import { messages } from '../../messages/messages';

/** The taken nights as sentences, for people who would rather read than look at a calendar. */
export function TakenList({ nights }: { nights: readonly CalendarNight[] }): ReactNode {
  return <Stretches stretches={takenStretches(nights)} />;
}

const Stretches = cachedMarkup(function Stretches({ stretches }: { stretches: readonly Stay[] }) {
  const t = messages().calendar;
  if (stretches.length === 0) return <p className="mt-4 text-sm text-muted">{t.allAvailable}</p>;
  return (
    <details className="mt-4 text-sm">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-medium text-brand underline-offset-4 hover:underline">
        {t.unavailableDates}
      </summary>
      <ul className="mt-1 grid gap-1 text-muted tabular-nums sm:grid-cols-2">
        {stretches.map(({ checkIn, checkOut }) => (
          <li key={checkIn}>{t.fromTo(formatDay(checkIn), formatDay(checkOut))}</li>
        ))}
      </ul>
    </details>
  );
});

/**
 * The taken nights of a calendar as stays, from the first taken night to the day it is free again.
 * Nights at the end that are not on sale yet are left out.
 */
export function takenStretches(nights: readonly CalendarNight[]): Stay[] {
  const lastFree = nights.findLastIndex((night) => !night.taken);
  const stretches: Stay[] = [];
  for (const night of nights.slice(0, lastFree + 1)) {
    if (!night.taken) continue;
    const open = stretches.at(-1);
    if (open?.checkOut === night.date) open.checkOut = addDays(night.date, 1);
    else stretches.push({ checkIn: night.date, checkOut: addDays(night.date, 1) });
  }
  return stretches;
}
