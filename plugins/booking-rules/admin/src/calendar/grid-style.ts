import { styled } from 'styled-components';
import { barLooks } from './bar-style';
import { HEAD_HEIGHT, ROW_HEIGHT } from './scale';

/**
 * The look of the grid. Its thousands of cells are plain elements beneath one styled one: a styled component for
 * each would cost more than all else when months fly by.
 */
export const Scroller = styled.div<{ $day: number; $names: number }>`
  --day: ${({ $day }) => $day}px;
  --names: ${({ $names }) => $names}px;
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

  .head {
    position: sticky;
    top: 0;
    z-index: 5;
    height: ${HEAD_HEIGHT}px;
    background: var(--ground);
    box-shadow: inset 0 -1px 0 ${({ theme }) => theme.colors.neutral200};
  }
  .corner,
  .name {
    position: sticky;
    left: 0;
    z-index: 4;
    width: var(--names);
    height: 100%;
    padding: 0 1.2rem;
    background: var(--ground);
    box-shadow:
      inset -1px 0 0 ${({ theme }) => theme.colors.neutral200},
      inset 0 -1px 0 var(--line);
    display: flex;
    flex-direction: column;
    justify-content: center;
  }
  .corner {
    z-index: 6;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  .name span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name .what {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.1rem;
  }

  .month {
    position: absolute;
    top: 0;
    height: 28px;
    border-left: 1px solid ${({ theme }) => theme.colors.neutral300};
  }
  .month span {
    position: sticky;
    left: calc(var(--names) + 8px);
    margin-left: 8px;
    display: inline-block;
    line-height: 28px;
    font-weight: 600;
    font-size: 1.3rem;
    white-space: nowrap;
  }
  .date {
    position: absolute;
    top: 28px;
    width: var(--day);
    height: ${HEAD_HEIGHT - 29}px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    white-space: nowrap;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.1rem;
  }
  .date b {
    font-size: 1.3rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral800};
  }
  .date.today,
  .date.today b {
    color: ${({ theme }) => theme.colors.neutral0};
    background: ${({ theme }) => theme.colors.primary600};
  }
  .date.today {
    border-radius: 4px;
  }

  .row {
    position: absolute;
    left: 0;
    height: ${ROW_HEIGHT}px;
    box-shadow: inset 0 -1px 0 var(--line);
  }
  .week {
    position: absolute;
    top: 0;
    display: flex;
    width: calc(7 * var(--day));
    height: ${ROW_HEIGHT - 1}px;
    background: linear-gradient(
      to right,
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
    padding: 5px 3px 0;
    overflow: clip;
    text-align: center;
    box-shadow: inset 1px 0 0 var(--line);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${({ theme }) => theme.colors.neutral700};
  }
  .cell.past {
    color: ${({ theme }) => theme.colors.neutral500};
    background: var(--tint);
  }
  .cell small {
    display: block;
    font-size: 1rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  .cell.free:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }
  .cell.no-arrival {
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.colors.danger500};
  }
  .cell.no-departure {
    box-shadow:
      inset 1px 0 0 var(--line),
      inset 0 -3px 0 ${({ theme }) => theme.colors.danger500};
  }
  .cell.no-arrival.no-departure {
    box-shadow:
      inset 3px 0 0 ${({ theme }) => theme.colors.danger500},
      inset 0 -3px 0 ${({ theme }) => theme.colors.danger500};
  }

  ${barLooks}

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
    z-index: 1;
    top: ${HEAD_HEIGHT}px;
    bottom: 0;
    width: 2px;
    background: ${({ theme }) => theme.colors.primary600};
  }
`;
