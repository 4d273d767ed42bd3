import { Box, Field, Flex } from '@strapi/design-system';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { addDays } from 'booking-rules/shared/domain/stay';
import type { Selected } from '../timeline/selection';
import { DayInput } from '../../components/fields';
import { Facts } from '../../components/panel';
import { messages } from '../../messages/messages';

/** Names that are listed before the rest is only counted. */
const MOST_NAMES = 4;

/** What is selected and what applies to it now. */
export function SelectedFacts({ selected }: { selected: Selected }) {
  const { rows, rules, freeNights, blockedNights, takenNights, checkOut } = selected;
  const names = rows.map(({ apartment }) => apartment.name);
  const more = names.length - MOST_NAMES;
  const t = messages().calendar.selection;
  const closed = describeClosed(rules);
  return (
    <Box paddingBottom={4}>
      <Facts
        facts={[
          [names.length === 1 ? t.apartment : t.apartments, t.names(names.slice(0, MOST_NAMES), more)],
          [t.nights, t.count(freeNights, blockedNights, takenNights)],
          [t.checkOut, formatDay(checkOut)],
          [
            t.rate,
            between(
              rules.map(({ rate }) => rate),
              formatAmount,
            ),
          ],
          [
            t.minimumStay,
            between(
              rules.map(({ minimum }) => minimum),
              t.minimum,
            ),
          ],
          ...(closed === null ? [] : [[t.closed, closed] as const]),
        ]}
      />
    </Box>
  );
}

/** On how many days nobody may arrive or leave; null where it is none. */
function describeClosed(rules: Selected['rules']): string | null {
  const t = messages().calendar.selection;
  const noArrivals = rules.filter(({ noArrival }) => noArrival).length;
  const noDepartures = rules.filter(({ noDeparture }) => noDeparture).length;
  const departures = noDepartures === 0 ? null : t.noDepartures(noDepartures);
  if (noArrivals === 0) return departures;
  const arrivals = t.noArrivals(noArrivals);
  return departures === null ? arrivals : t.both(arrivals, departures);
}

/** `AED 400` where all are the same, `AED 400 to AED 450` otherwise. */
function between(values: readonly number[], words: (value: number) => string): string {
  if (values.length === 0) return '…';
  const [least, most] = values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  return least === most ? words(least) : messages().calendar.selection.between(words(least), words(most));
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
          <Field.Label>{messages().calendar.selection.firstNight}</Field.Label>
          <DayInput
            type="date"
            value={checkIn}
            onChange={({ target: { value } }) => onDates(value, value > last ? value : last)}
          />
        </Field.Root>
      </Box>
      <Box flex="1">
        <Field.Root name="lastNight">
          <Field.Label>{messages().calendar.selection.lastNight}</Field.Label>
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
