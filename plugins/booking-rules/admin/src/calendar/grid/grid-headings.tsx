import { memo } from 'react';
import { formatDay, weekdayName } from 'booking-rules/shared/format/day';
import { weekdayOf } from 'booking-rules/shared/domain/stay';
import { monthName } from '../../format/dates';
import { dayAt, DAYS_IN_WEEK, startOf, type Scale, HEAD_HEIGHT, ROW_HEIGHT } from '../timeline/scale';
import type { Row } from '../timeline/rows';
import { messages } from '../../messages/messages';

/** Beneath this width only the first day of each week is dated. */
const ROOM_FOR_DATES = 26;

/** Months and days above the grid; only those in sight. */
export const GridHead = memo(function GridHead({
  scale,
  size,
  firstWeek,
  lastWeek,
}: {
  scale: Scale;
  size: number;
  firstWeek: number;
  lastWeek: number;
}) {
  const first = firstWeek * DAYS_IN_WEEK;
  const days = Array.from({ length: (lastWeek - firstWeek + 1) * DAYS_IN_WEEK }, (_, index) => first + index);
  const datesAll = scale.width >= ROOM_FOR_DATES;
  return (
    <div role="row" aria-rowindex={1} className="head" style={{ width: size }}>
      <div role="columnheader" aria-colindex={1} className="corner">
        {messages().calendar.grid.apartment}
      </div>
      {monthsOf(days, scale).map(({ name, start, length }) => (
        <div
          key={name}
          className="month"
          role="presentation"
          style={{ insetInlineStart: startOf(scale, start), width: length * scale.width }}
        >
          <span>{name}</span>
        </div>
      ))}
      {days.map((day) => (
        <div
          key={day}
          role="columnheader"
          aria-colindex={day + 2}
          aria-label={formatDay(dayAt(scale, day))}
          aria-current={day === scale.today ? 'date' : undefined}
          className={day === scale.today ? 'date today' : 'date'}
          style={{ insetInlineStart: startOf(scale, day) }}
        >
          {datesAll || day % DAYS_IN_WEEK === 0 ? (
            <>
              {datesAll ? <span>{weekdayName(weekdayOf(dayAt(scale, day)))}</span> : null}
              <b>{Number(dayAt(scale, day).slice(8))}</b>
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
});

/** The months of some days, each with its days among them. */
function monthsOf(days: readonly number[], scale: Scale): { name: string; start: number; length: number }[] {
  const months: { name: string; start: number; length: number }[] = [];
  for (const day of days) {
    const name = monthName(dayAt(scale, day));
    const last = months.at(-1);
    if (last?.name === name) last.length += 1;
    else months.push({ name, start: day, length: 1 });
  }
  return months;
}

/**
 * The apartments' names, which stay at the edge: one column for all, since each thing that stays costs a layer.
 * The rows say their names to those who do not see it.
 */
export const GridNames = memo(function GridNames({
  rows,
  first,
  last,
  height,
}: {
  rows: readonly Row[];
  /** Places of the first and the last row in sight. */
  first: number;
  last: number;
  /** Of all rows and the head, in pixels. */
  height: number;
}) {
  const t = messages().calendar.grid;
  return (
    <div className="names" aria-hidden style={{ height: height - HEAD_HEIGHT }}>
      {rows.slice(first, last + 1).map(({ apartment }, index) => {
        const { apartmentId, name, district, bedrooms, capacity, listed } = apartment;
        const rooms = bedrooms === 0 ? t.studio : t.bedrooms(bedrooms);
        return (
          <div key={apartmentId} className="name" title={name} style={{ top: (first + index) * ROW_HEIGHT }}>
            <span dir="auto">{name}</span>
            <span className="what">
              {listed ? null : `${t.unlisted} · `}
              <bdi>{district.name}</bdi>
              {` · ${rooms} · ${t.guests(capacity)}`}
            </span>
          </div>
        );
      })}
    </div>
  );
});
