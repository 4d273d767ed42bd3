import { Box, Flex, Typography } from '@strapi/design-system';
import type { OwnerBar } from 'booking-rules/contracts/reports/owners';
import { formatShortDay } from 'booking-rules/shared/format/day';
import { isRightToLeft } from 'booking-rules/shared/format/language';
import { daysBetween, type Day } from 'booking-rules/shared/domain/stay';
import { messages } from '../messages/messages';

/** How a bar is coloured, by tokens of the design system. */
interface BarStyle {
  background: 'primary600' | 'warning500' | 'secondary600' | 'neutral300';
  text: 'neutral0' | 'neutral800';
}

export const BAR_KINDS = ['reservation', 'held', 'channel', 'block'] as const;

export const BAR_STYLES: Readonly<Record<(typeof BAR_KINDS)[number], BarStyle>> = {
  reservation: { background: 'primary600', text: 'neutral0' },
  held: { background: 'warning500', text: 'neutral800' },
  channel: { background: 'secondary600', text: 'neutral0' },
  block: { background: 'neutral300', text: 'neutral800' },
};

/** Months are drawn to one scale, so that the same day of each stands in one column. */
const COLUMNS = 31;
const MARKED_DAYS = [1, 5, 10, 15, 20, 25, 30];
const NAME_WIDTH = '8rem';

const part = (days: number): string => `${(days / COLUMNS) * 100}%`;

/** The days of the month above the strips. */
export function DayMarks() {
  return (
    <Flex gap={4} paddingBottom={1} aria-hidden>
      <Box width={NAME_WIDTH} shrink={0} />
      <Box grow={1} height="2rem" position="relative">
        {MARKED_DAYS.map((day) => (
          <Box key={day} position="absolute" style={{ insetInlineStart: part(day - 1) }}>
            <Typography variant="pi" textColor="neutral600">
              {day}
            </Typography>
          </Box>
        ))}
      </Box>
    </Flex>
  );
}

/** A month of an apartment: its taken nights as bars. @param next the first day of the month after */
export function MonthStrip({
  name,
  first,
  next,
  today,
  bars,
}: {
  name: string;
  first: Day;
  next: Day;
  today: Day;
  bars: readonly OwnerBar[];
}) {
  const shown = bars.filter(({ checkIn, checkOut }) => checkIn < next && checkOut > first);
  const isPresent = today >= first && today < next;
  return (
    <Flex gap={4} paddingBottom={2}>
      <Box width={NAME_WIDTH} shrink={0}>
        <Typography variant="pi" textColor="neutral600">
          {name}
        </Typography>
      </Box>
      <Box grow={1} height="2.8rem" position="relative">
        <Box
          tag="ul"
          height="100%"
          width={part(daysBetween(first, next))}
          background="neutral150"
          hasRadius
          aria-label={name}
        >
          {shown.map((bar) => (
            <Bar key={`${bar.checkIn} ${bar.source}`} bar={bar} first={first} next={next} />
          ))}
        </Box>
        {isPresent ? (
          <Box
            position="absolute"
            top="-2px"
            bottom="-2px"
            style={{ insetInlineStart: part(daysBetween(first, today)) }}
            width="2px"
            background="danger600"
            title={messages().owners.calendar.today}
          />
        ) : null}
      </Box>
    </Flex>
  );
}

/** The part of a bar that lies in the month. */
function Bar({ bar, first, next }: { bar: OwnerBar; first: Day; next: Day }) {
  const from = bar.checkIn < first ? first : bar.checkIn;
  const to = bar.checkOut > next ? next : bar.checkOut;
  const t = messages().owners.calendar;
  const kind = bar.state === 'held' ? 'held' : bar.source;
  const { background, text } = BAR_STYLES[kind];
  const label = t.bar(bar.guest ?? t.bars[kind], formatShortDay(bar.checkIn), formatShortDay(bar.checkOut));
  return (
    <Box
      tag="li"
      position="absolute"
      top={0}
      bottom={0}
      style={{ insetInlineStart: part(daysBetween(first, from)) }}
      width={part(daysBetween(from, to))}
      background={background}
      borderColor="neutral0"
      hasRadius
      overflow="hidden"
      paddingLeft={2}
      paddingRight={1}
      title={label}
      aria-label={label}
    >
      <Typography
        dir="auto"
        textAlign={isRightToLeft() ? 'right' : 'left'}
        variant="pi"
        textColor={text}
        ellipsis
        tag="span"
        aria-hidden
      >
        {/* No text colour can be read on a held bar in both the light and the dark theme. */}
        {bar.state === 'held' ? '' : bar.guest}
      </Typography>
    </Box>
  );
}
