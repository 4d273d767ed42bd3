import { memo } from 'react';
import { formatDay } from 'booking-rules/shared/format/day';
import { monthName } from './months';
import { dayAt, DAYS_IN_WEEK, leftOf, type Scale } from './scale';

const TEMPLATES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Beneath this width only Mondays are dated. */
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
        Apartment
      </div>
      {monthsOf(days, scale).map(({ name, start, length }) => (
        <div
          key={name}
          className="month"
          role="presentation"
          style={{ left: leftOf(scale, start), width: length * scale.width }}
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
          style={{ left: leftOf(scale, day) }}
        >
          {datesAll || day % DAYS_IN_WEEK === 0 ? (
            <>
              {datesAll ? <span>{TEMPLATES[day % DAYS_IN_WEEK]}</span> : null}
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
