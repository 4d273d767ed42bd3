import { Box, Flex, Typography } from '@strapi/design-system';
import type { OwnBar } from 'booking-rules/shared/contracts/own';
import { formatShortDay } from 'booking-rules/shared/format-day';
import { daysBetween, type Day } from 'booking-rules/shared/stay';

const COLOURS: Record<'held' | OwnBar['source'], [background: string, text: string, words: string]> = {
  reservation: ['primary600', 'neutral0', 'Booked'],
  held: ['warning200', 'neutral800', 'Held, not sold yet'],
  channel: ['secondary600', 'neutral0', 'Booked on another channel'],
  block: ['neutral300', 'neutral800', 'Blocked'],
};

const lookOf = ({ source, state }: OwnBar) => COLOURS[state === 'held' ? 'held' : source];

/** What the colours of the calendar mean. */
export function Legend() {
  return (
    <Flex tag="ul" gap={5} wrap="wrap" paddingBottom={4}>
      {Object.values(COLOURS).map(([background, , words]) => (
        <Flex key={words} tag="li" gap={2}>
          <Box background={background} width="1.6rem" height="1.6rem" hasRadius aria-hidden />
          <Typography variant="pi">{words}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** A month of an apartment: its taken nights as bars. @param month `[first day, first day of the next)` */
export function MonthStrip({
  name,
  first,
  next,
  bars,
}: {
  name: string;
  first: Day;
  next: Day;
  bars: readonly OwnBar[];
}) {
  const days = daysBetween(first, next);
  const part = (count: number): string => `${(count / days) * 100}%`;
  const shown = bars.filter(({ checkIn, checkOut }) => checkIn < next && checkOut > first);
  return (
    <Flex gap={4} paddingBottom={2}>
      <Box width="8rem" shrink={0}>
        <Typography variant="pi" textColor="neutral600">
          {name}
        </Typography>
      </Box>
      <Box
        tag="ul"
        grow={1}
        height="2.8rem"
        position="relative"
        background="neutral150"
        hasRadius
        aria-label={name}
      >
        {shown.map((bar) => {
          const from = bar.checkIn < first ? first : bar.checkIn;
          const to = bar.checkOut > next ? next : bar.checkOut;
          const [background, textColor, words] = lookOf(bar);
          const dates = `${formatShortDay(bar.checkIn)} to ${formatShortDay(bar.checkOut)}`;
          const label = `${bar.guest ?? words}, ${dates}`;
          return (
            <Box
              key={`${bar.checkIn} ${bar.source}`}
              tag="li"
              position="absolute"
              top={0}
              bottom={0}
              left={part(daysBetween(first, from))}
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
              <Typography variant="pi" textColor={textColor} ellipsis tag="span" aria-hidden>
                {bar.guest ?? ''}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Flex>
  );
}
