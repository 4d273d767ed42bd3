import { memo } from 'react';
import type { Bar, Row } from '../timeline/rows';
import { DAYS_IN_WEEK, startOf, type Scale } from '../timeline/scale';
import { GridBar } from './grid-bar';
import { GridWeek } from './grid-week';

/**
 * An apartment's line in the grid, of which only the weeks and bars in sight are drawn.
 * @param from first and last selected day of the row; null for none
 */
export const GridRow = memo(function GridRow({
  row,
  place,
  top,
  size,
  scale,
  firstWeek,
  lastWeek,
  from,
  to,
  chosen,
}: {
  row: Row;
  place: number;
  top: number;
  size: number;
  scale: Scale;
  firstWeek: number;
  lastWeek: number;
  from: number | null;
  to: number | null;
  chosen: Bar | null;
}) {
  const { name } = row.apartment;
  const start = firstWeek * DAYS_IN_WEEK;
  const end = (lastWeek + 1) * DAYS_IN_WEEK;
  // Bars that begin in a later week begin in sight; the words of a short one are not worth a layer of their own.
  const edge = (firstWeek + 2) * DAYS_IN_WEEK;
  return (
    <div role="row" aria-rowindex={place + 2} className="row" style={{ top, width: size }}>
      <div role="rowheader" aria-colindex={1} className="unseen">
        {name}
      </div>
      {Array.from({ length: lastWeek - firstWeek + 1 }, (_, index) => firstWeek + index).map((week) => {
        const [monday, sunday] = [week * DAYS_IN_WEEK, week * DAYS_IN_WEEK + DAYS_IN_WEEK - 1];
        const isIn = from !== null && to !== null && from <= sunday && to >= monday;
        return (
          <GridWeek
            key={week}
            row={row}
            week={week}
            scale={scale}
            from={isIn ? Math.max(from, monday) : null}
            to={isIn ? Math.min(to, sunday) : null}
          />
        );
      })}
      {row.bars
        .filter((bar) => bar.end >= start && bar.start <= end)
        .map((bar) => (
          <GridBar
            key={`${bar.reference ?? bar.source} ${bar.start}`}
            bar={bar}
            scale={scale}
            follows={bar.start < edge && bar.end - bar.start > DAYS_IN_WEEK}
            isChosen={chosen !== null && isSame(chosen, bar)}
          />
        ))}
      {row.doubleBookings
        .filter((twice) => twice.end >= start && twice.start <= end)
        .map((twice) => (
          <div
            key={twice.start}
            className="twice"
            aria-hidden
            style={{
              insetInlineStart: startOf(scale, twice.start + 0.5),
              width: (twice.end - twice.start) * scale.width,
            }}
          />
        ))}
    </div>
  );
});

function isSame(a: Bar, b: Bar): boolean {
  // A reservation stays the same when it moves.
  const isThere = a.source === 'reservation' || a.start === b.start;
  return isThere && a.source === b.source && a.reference === b.reference;
}
