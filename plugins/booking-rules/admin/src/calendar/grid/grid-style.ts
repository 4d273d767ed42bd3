import { isRightToLeft } from 'booking-rules/shared/format/language';
import { styled } from 'styled-components';
import { barStyles, doubleBookingStyles } from '../timeline/bar-style';
import { headingStyles } from './head-style';
import { HEAD_HEIGHT, ROW_HEIGHT } from '../timeline/scale';

/**
 * The look of the grid. Its thousands of cells are plain elements beneath one styled one: a styled component for
 * each would cost more than all else when months fly by.
 */
export const Scroller = styled.div<{ $day: number; $names: number }>`
  --day: ${({ $day }) => $day}px;
  --names: ${({ $names }) => $names}px;
  --onward: ${() => (isRightToLeft() ? 'to left' : 'to right')};
  --line: ${({ theme }) => theme.colors.neutral150};
  --ground: ${({ theme }) => theme.colors.neutral0};
  --tint: ${({ theme }) => theme.colors.neutral100};
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: auto;
  contain: strict;
  overscroll-behavior: contain;
  background: var(--ground);
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  line-height: 1.3;
  outline: none;
  user-select: none;
  -webkit-touch-callout: none;

  &:focus-visible .active {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  .canvas {
    position: relative;
  }

  ${headingStyles}

  .row {
    position: absolute;
    inset-inline-start: 0;
    height: ${ROW_HEIGHT}px;
    border-bottom: 1px solid var(--line);
  }
  .week {
    position: absolute;
    top: 0;
    display: flex;
    width: calc(7 * var(--day));
    height: ${ROW_HEIGHT - 1}px;
    background:
      repeating-linear-gradient(var(--onward), var(--line) 0 1px, transparent 1px var(--day)),
      linear-gradient(
        var(--onward),
        transparent calc(4 * var(--day)),
        var(--tint) calc(4 * var(--day)),
        var(--tint) calc(6 * var(--day)),
        transparent calc(6 * var(--day))
      );
  }
  .cell {
    flex: none;
    width: var(--day);
    height: 100%;
    padding-top: 5px;
    text-align: center;
    font-size: 1rem;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    white-space: pre;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  .cell::first-line {
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral800};
  }
  .cell.past {
    background: var(--tint);
  }
  .cell.after {
    padding-inline-start: calc(var(--day) / 2);
    letter-spacing: -0.03em;
    overflow: clip;
  }
  .cell.after::first-line {
    font-size: 1.1rem;
  }
  .cell.free:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }
  .cell.no-arrival {
    border-inline-start: 3px solid ${({ theme }) => theme.colors.danger500};
  }
  .cell.no-departure {
    border-bottom: 3px solid ${({ theme }) => theme.colors.danger500};
  }

  ${barStyles}

  ${doubleBookingStyles}
  .twice {
    position: absolute;
    top: 5px;
    height: ${ROW_HEIGHT - 10}px;
    pointer-events: none;
  }

  .selection,
  .active,
  .now {
    position: absolute;
    pointer-events: none;
  }
  .selection {
    z-index: 1;
    border-radius: 4px;
    border: 2px solid ${({ theme }) => theme.colors.primary600};
    background: color-mix(in srgb, ${({ theme }) => theme.colors.primary500} 18%, transparent);
  }
  .active {
    z-index: 3;
    border-radius: 4px;
  }
  .now {
    top: ${HEAD_HEIGHT}px;
    bottom: 0;
    width: 2px;
    background: ${({ theme }) => theme.colors.primary600};
  }
`;
