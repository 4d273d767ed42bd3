import { Box, Field, Flex } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { addDays } from 'booking-rules/shared/domain/stay';
import type { Selected } from '../timeline/selection';
import { DayInput } from '../../components/fields';
import { Facts } from '../../components/panel';

/** Names that are listed before the rest is only counted. */
const MOST_NAMES = 4;

/** What is selected and what applies to it now. */
export function SelectedFacts({ selected }: { selected: Selected }) {
  const { rows, rules, freeNights, blockedNights, takenNights, checkOut } = selected;
  const names = rows.map(({ apartment }) => apartment.name);
  const more = names.length - MOST_NAMES;
  const count = [
    `${freeNights} free`,
    ...(blockedNights > 0 ? [`${blockedNights} blocked`] : []),
    ...(takenNights > 0 ? [`${takenNights} booked`] : []),
  ];
  const closed = [
    closedOn('arrivals', rules.filter(({ noArrival }) => noArrival).length),
    closedOn('departures', rules.filter(({ noDeparture }) => noDeparture).length),
  ].filter((words) => words !== '');
  return (
    <Box paddingBottom={4}>
      <Facts
        facts={[
          [
            names.length === 1 ? 'Apartment' : 'Apartments',
            names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : ''),
          ],
          ['Nights', count.join(', ')],
          ['Check-out', formatDay(checkOut)],
          [
            'Current rate',
            between(
              rules.map(({ rate }) => rate),
              formatAmount,
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
    </Box>
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

/** First and last night of what is selected, to be changed where dragging would be tedious. */
export function SelectedDates({
  selected: { checkIn, checkOut },
  onDates,
}: {
  selected: Selected;
  onDates: (firstNight: string, lastNight: string) => void;
}) {
  const last = addDays(checkOut, -1);
  return (
    <Flex gap={3} paddingBottom={4}>
      <Box flex="1">
        <Field.Root name="firstNight">
          <Field.Label>First night</Field.Label>
          <DayInput
            type="date"
            value={checkIn}
            onChange={({ target: { value } }) => onDates(value, value > last ? value : last)}
          />
        </Field.Root>
      </Box>
      <Box flex="1">
        <Field.Root name="lastNight">
          <Field.Label>Last night</Field.Label>
          <DayInput
            type="date"
            value={last}
            onChange={({ target: { value } }) => onDates(value < checkIn ? value : checkIn, value)}
          />
        </Field.Root>
      </Box>
    </Flex>
  );
}
