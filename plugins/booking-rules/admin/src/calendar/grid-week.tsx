import { memo } from 'react';
import { formatDay } from 'booking-rules/shared/format-day';
import { formatDirhams, formatFils } from 'booking-rules/shared/money';
import { plural } from 'booking-rules/shared/plural';
import { titleOf } from './grid-bars';
import { nightOf, type NightRules, type Row } from './rows';
import { dayAt, DAYS_IN_WEEK, leftOf, WIDE_ENOUGH_FOR_RATES, type Scale } from './scale';

/** The id of a cell, for the grid to say which one is the active one. */
export function cellId(apartmentId: string, day: number): string {
  return `night-${apartmentId}-${day}`;
}

/**
 * Seven nights of an apartment.
 * @param from first and last selected day among them; null for none
 */
export const GridWeek = memo(function GridWeek({
  row,
  week,
  scale,
  from,
  to,
}: {
  row: Row;
  week: number;
  scale: Scale;
  from: number | null;
  to: number | null;
}) {
  const first = week * DAYS_IN_WEEK;
  return (
    <div className="week" style={{ left: leftOf(scale, first) }} role="presentation">
      {Array.from({ length: DAYS_IN_WEEK }, (_, index) => (
        <Night
          key={index}
          row={row}
          day={first + index}
          scale={scale}
          isSelected={from !== null && to !== null && from <= first + index && first + index <= to}
        />
      ))}
    </div>
  );
});

function Night({
  row,
  day,
  scale,
  isSelected,
}: {
  row: Row;
  day: number;
  scale: Scale;
  isSelected: boolean;
}) {
  const night = nightOf(row, day);
  const holder = row.holders.get(day);
  const isFree = holder === undefined;
  const isPast = day < scale.today;
  return (
    <div
      id={cellId(row.apartment.apartmentId, day)}
      role="gridcell"
      aria-colindex={day + 2}
      aria-selected={isSelected}
      aria-label={`${formatDay(dayAt(scale, day))}: ${holder ? titleOf(holder) : saysOf(night)}`}
      className={classOf(isFree, isPast, row.holders.has(day - 1), night)}
    >
      {isFree && !isPast && night && scale.width >= WIDE_ENOUGH_FOR_RATES ? (
        <>
          {formatDirhams(night.rate)}
          {night.minimum > 1 ? <small>{plural(night.minimum, 'night')}</small> : null}
        </>
      ) : null}
    </div>
  );
}

function classOf(isFree: boolean, isPast: boolean, isAfter: boolean, night?: NightRules): string {
  let name = 'cell';
  if (isPast) return `${name} past`;
  if (!isFree) return name;
  name += isAfter ? ' free after' : ' free';
  if (night?.noArrival) name += ' no-arrival';
  if (night?.noDeparture) name += ' no-departure';
  return name;
}

function saysOf(night: NightRules | undefined): string {
  if (!night) return 'loading';
  return [
    `free, ${formatFils(night.rate)}`,
    `${plural(night.minimum, 'night')} at least`,
    ...(night.noArrival ? ['no arrivals'] : []),
    ...(night.noDeparture ? ['no departures'] : []),
  ].join(', ');
}
