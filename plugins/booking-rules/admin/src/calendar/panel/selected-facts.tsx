import { formatDay } from 'booking-rules/shared/format/day';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import type { Selected } from '../selection';
import { Facts } from './facts';

/** As many names as are listed before the rest is counted. */
const MOST_NAMES = 4;

/** What is selected and what applies to it now. */
export function SelectedFacts({ selected }: { selected: Selected }) {
  const { rows, rules, freeNights, blockedNights, takenNights, checkOut } = selected;
  const names = rows.map(({ apartment }) => apartment.name);
  const more = names.length - MOST_NAMES;
  const count = [
    `${freeNights} free`,
    ...(blockedNights > 0 ? [`${blockedNights} blocked`] : []),
    ...(takenNights > 0 ? [`${takenNights} with guests or channels`] : []),
  ];
  const closed = [
    closedOn('arrivals', rules.filter(({ noArrival }) => noArrival).length),
    closedOn('departures', rules.filter(({ noDeparture }) => noDeparture).length),
  ].filter((words) => words !== '');
  return (
    <Facts
      facts={[
        [
          names.length === 1 ? 'Apartment' : 'Apartments',
          names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : ''),
        ],
        ['Nights', count.join(', ')],
        ['Check-out', formatDay(checkOut)],
        [
          'Rate now',
          between(
            rules.map(({ rate }) => rate),
            formatFils,
          ),
        ],
        [
          'Minimum stay',
          between(
            rules.map(({ minimum }) => minimum),
            (nights) => plural(nights, 'night'),
          ),
        ],
        ...(closed.length > 0 ? [['Closed', closed.join(', ')] as const] : []),
      ]}
    />
  );
}

function closedOn(what: string, days: number): string {
  return days === 0 ? '' : `no ${what} on ${plural(days, 'day')}`;
}

/** `AED 400` where all are the same, `AED 400 to AED 450` otherwise. */
function between(values: readonly number[], words: (value: number) => string): string {
  if (values.length === 0) return '…';
  const [least, most] = values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  return least === most ? words(least) : `${words(least)} to ${words(most)}`;
}
