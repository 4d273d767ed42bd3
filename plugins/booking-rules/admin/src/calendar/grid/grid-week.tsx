import { memo } from 'react';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatBareAmount, formatAmount } from 'booking-rules/shared/format/money';
import { doubleBookingOf, nightOf, type NightRules, type Row } from '../timeline/rows';
import { dayAt, DAYS_IN_WEEK, startOf, WIDE_ENOUGH_FOR_RATES, type Scale } from '../timeline/scale';
import { titleForBar } from './grid-bar';
import { messages } from '../../messages/messages';

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
  const t = messages().calendar.grid;
  return (
    <div className="week" style={{ insetInlineStart: startOf(scale, first) }} role="presentation">
      {Array.from({ length: DAYS_IN_WEEK }, (_, index) => {
        const day = first + index;
        const night = nightOf(row, day);
        const holder = row.holders.get(day);
        const twice = holder && doubleBookingOf(row, day);
        const title = holder && titleForBar(holder);
        const taken = title !== undefined && twice ? t.doubleBooking(title, twice.channels) : title;
        const isShown = !holder && night && day >= scale.today && scale.width >= WIDE_ENOUGH_FOR_RATES;
        return (
          <div
            key={index}
            id={cellId(row.apartment.apartmentId, day)}
            role="gridcell"
            aria-colindex={day + 2}
            aria-selected={from !== null && to !== null && from <= day && day <= to}
            aria-label={`${formatDay(dayAt(scale, day))}: ${taken ?? labelForNight(night)}`}
            className={classOf(holder === undefined, day < scale.today, row.holders.has(day - 1), night)}
          >
            {isShown ? textForNight(night, row.holders.has(day - 1)) : null}
          </div>
        );
      })}
    </div>
  );
});

/** The rate, and beneath it the minimum stay: one text of two lines, since there are thousands of them. After a bar there is room for the rate alone. */
function textForNight({ rate, minimum }: NightRules, isAfter: boolean): string {
  return minimum > 1 && !isAfter
    ? `${formatBareAmount(rate)}\n${messages().calendar.grid.minimum(minimum)}`
    : formatBareAmount(rate);
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

function labelForNight(night: NightRules | undefined): string {
  const t = messages().calendar.grid;
  if (!night) return t.loading;
  const { rate, minimum, noArrival, noDeparture } = night;
  return t.free(formatAmount(rate), minimum, noArrival, noDeparture);
}
