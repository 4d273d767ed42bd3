import { Box, Flex, Typography } from '@strapi/design-system';
import { styled, css } from 'styled-components';
import { formatShortDay } from 'booking-rules/shared/format/day';
import { daysBetween, nightsOf, type Stay } from 'booking-rules/shared/domain/stay';
import { paint, type LegendEntry, type StripColour } from './strip-colour';
import { messages } from '../../messages/messages';

interface RunProps {
  $days: number;
  $colour: StripColour;
  $shown: boolean;
}

const runStyle = css<RunProps>`
  ${({ theme, $colour }) => paint(theme, $colour)}
  flex: ${({ $days }) => $days} 0 0;
  min-width: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  border: 0;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme, $shown }) => ($shown ? `inset 0 0 0 2px ${theme.colors.primary600}` : 'none')};
`;

/** A run that can only be looked at. */
export const RunBox = styled.span<RunProps>`
  ${runStyle}
`;

/** A run that can be picked. */
export const RunButton = styled.button<RunProps>`
  ${runStyle}
  cursor: pointer;
  padding: 0;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

/** The strip itself. */
export const Band = styled.div<{ $size: 'narrow' | 'wide' }>`
  display: flex;
  height: ${({ $size }) => ($size === 'wide' ? '4rem' : '2.4rem')};
  border-radius: ${({ theme }) => theme.borderRadius};
  overflow: hidden;
  font-size: 1.2rem;
  font-weight: 600;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const CAPTION_WIDTH = '40rem';

/** What is pointed at, in words, above where it begins. */
export const Caption = styled.div<{ $at: number }>`
  position: absolute;
  bottom: calc(100% + 4px);
  inset-inline-start: clamp(0px, ${({ $at }) => $at * 100}%, max(0px, calc(100% - ${CAPTION_WIDTH})));
  z-index: 2;
  max-width: min(${CAPTION_WIDTH}, 100%);
  width: max-content;
  padding: 4px 8px;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral900};
  pointer-events: none;
`;

const Tick = styled.span<{ $at: number }>`
  position: absolute;
  inset-inline-start: ${({ $at }) => $at * 100}%;
  top: 0;
  bottom: 0;
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral300};
  padding-inline-start: 2px;
  line-height: 1;
  white-space: nowrap;
`;

/** Letters of a month that is abbreviated, as they are in English alone. */
const ABBREVIATED = 3;

/** The first days of the months of a year, under its strip; every letter is for the eye only. */
export function Months({ year }: { year: Stay }) {
  const days = daysBetween(year.checkIn, year.checkOut);
  const firsts = nightsOf(year)
    .filter((day) => day.endsWith('-01'))
    .map((day) => ({ day, month: formatShortDay(day).slice(2) }));
  // Whole names have room beneath every other month only.
  const every = firsts.some(({ month }) => month.length > ABBREVIATED) ? 2 : 1;
  return (
    <Box position="relative" height="1.4rem" marginTop={1} overflow="hidden" aria-hidden>
      {firsts
        .filter((_, index) => index % every === 0)
        .map(({ day, month }) => (
          <Tick key={day} $at={daysBetween(year.checkIn, day) / days}>
            <Typography fontSize="1rem" textColor="neutral600">
              {month}
            </Typography>
          </Tick>
        ))}
    </Box>
  );
}

const Swatch = styled.span<{ $colour: StripColour }>`
  ${({ theme, $colour }) => paint(theme, $colour)}
  width: 1.6rem;
  height: 1.6rem;
  border-radius: ${({ theme }) => theme.borderRadius};
`;

/** What the colours mean. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Flex gap={4} wrap="wrap" tag="ul" aria-label={messages().rates.strip.colours}>
      {entries.map(({ label, colour }) => (
        <Flex key={label} gap={2} tag="li">
          <Swatch $colour={colour} />
          <Typography variant="pi" textColor="neutral600">
            {label}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}
