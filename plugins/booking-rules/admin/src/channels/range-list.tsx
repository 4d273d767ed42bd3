import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { daysBetween, type Stay } from 'booking-rules/shared/domain/stay';
import { localToday } from '../format/dates';
import { formatRange, overlap, spanOf } from '../components/channels/night-ranges';
import { messages } from '../messages/messages';

/** As many ranges are shown before the rest is asked for. */
const MOST = 12;

/** Nights in a row as small boxes, each with its check-in and check-out. */
export function RangeList({
  label,
  ranges,
  marked = [],
}: {
  label: string;
  ranges: readonly Stay[];
  /** Those that touch one of these stand out. */
  marked?: readonly Stay[];
}) {
  const [isWhole, setWhole] = useState(false);
  const today = localToday();
  const shown = isWhole ? ranges : ranges.slice(0, MOST);
  const more = ranges.length - shown.length;
  return (
    <Flex tag="ul" gap={2} wrap="wrap" aria-label={label}>
      {shown.map((range) => {
        const isMarked = overlap([range], marked).length > 0;
        return (
          <Box
            tag="li"
            key={range.checkIn}
            hasRadius
            paddingLeft={2}
            paddingRight={2}
            paddingTop={1}
            paddingBottom={1}
            background={isMarked ? 'danger100' : 'neutral100'}
            borderColor={isMarked ? 'danger200' : 'neutral150'}
          >
            <Typography variant="pi" textColor={isMarked ? 'danger700' : 'neutral800'}>
              {formatRange(range, today)}
            </Typography>
          </Box>
        );
      })}
      {more > 0 ? (
        <Box tag="li">
          <Button size="S" variant="ghost" onClick={() => setWhole(true)}>
            {messages().channels.showMore(more)}
          </Button>
        </Box>
      ) : null}
    </Flex>
  );
}

/** Nights along a line, drawn to the scale of a span; what they are is said in words beside it. */
export function RangeStrip({
  label,
  span,
  ranges,
  colour,
}: {
  label: string;
  span: Stay;
  ranges: readonly Stay[];
  colour: 'primary600' | 'danger500' | 'neutral300';
}) {
  const days = Math.max(1, daysBetween(span.checkIn, span.checkOut));
  const part = (from: string, to: string) => `${(daysBetween(from, to) / days) * 100}%`;
  return (
    <Flex gap={3} aria-hidden>
      <Box width="6rem" shrink={0}>
        <Typography variant="pi" textColor="neutral600">
          {label}
        </Typography>
      </Box>
      <Box grow={1} height="1.6rem" position="relative" background="neutral100" hasRadius overflow="hidden">
        {ranges.map(({ checkIn, checkOut }) => (
          <Box
            key={checkIn}
            position="absolute"
            top={0}
            height="100%"
            background={colour}
            style={{ insetInlineStart: part(span.checkIn, checkIn) }}
            width={part(checkIn, checkOut)}
            minWidth="2px"
          />
        ))}
      </Box>
    </Flex>
  );
}

/** The first and the last day of a strip, beneath it. */
export function StripDays({ ranges }: { ranges: readonly Stay[] }) {
  const span = spanOf(ranges);
  if (!span) return null;
  const today = localToday();
  const [from, to] = formatRange({ checkIn: span.checkIn, checkOut: span.checkOut }, today).split(
    '\u00a0–\u00a0',
  );
  return (
    <Flex gap={3} aria-hidden>
      <Box width="6rem" shrink={0} />
      <Flex grow={1} justifyContent="space-between">
        <Typography variant="pi" textColor="neutral600">
          {from}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {to}
        </Typography>
      </Flex>
    </Flex>
  );
}
