import { css } from 'styled-components';

const stripes = (colour: string, angle: number) =>
  `repeating-linear-gradient(${angle}deg, transparent 0 5px, ${colour} 5px 8px)`;

/** The frame around nights that a guest and a channel both hold. */
export const doubleBookingStyles = css`
  .twice {
    border: 2px solid ${({ theme }) => theme.colors.danger600};
    border-radius: 8px;
  }
  .twice::after {
    content: '!';
    position: absolute;
    inset-block-start: -7px;
    inset-inline-end: -7px;
    width: 16px;
    height: 16px;
    border-radius: 8px;
    background: ${({ theme }) => theme.colors.danger600};
    color: ${({ theme }) => theme.colors.neutral0};
    font-size: 1.1rem;
    font-weight: 700;
    line-height: 16px;
    text-align: center;
  }
`;

/** Colours and patterns of bars: no two kinds differ by colour alone. Shared by the grid and its legend. */
export const barStyles = css`
  .bar {
    display: flex;
    align-items: center;
    height: 28px;
    border-radius: 6px;
    border: 1px solid transparent;
    white-space: nowrap;
    font-weight: 600;
    cursor: pointer;
  }
  .bar .words {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 0 6px;
  }
  .bar .words.follows {
    position: sticky;
    inset-inline-start: calc(var(--names, 0px) + 6px);
  }
  .bar svg {
    flex: none;
    width: 1.3rem;
    height: 1.3rem;
  }
  .bar svg,
  .bar svg path {
    fill: currentcolor;
  }
  .bar.chosen {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
  .bar.paid {
    background: ${({ theme }) => theme.colors.success700};
    color: ${({ theme }) => theme.colors.neutral0};
  }
  .bar.unpaid {
    background: ${({ theme }) => theme.colors.success100};
    border-color: ${({ theme }) => theme.colors.success600};
    color: ${({ theme }) => theme.colors.neutral900};
  }
  .bar.request {
    background-color: ${({ theme }) => theme.colors.warning100};
    background-image: ${({ theme }) => stripes(theme.colors.warning200, 45)};
    border: 1px dashed ${({ theme }) => theme.colors.warning600};
    color: ${({ theme }) => theme.colors.neutral900};
  }
  .bar.hold {
    background: ${({ theme }) => theme.colors.warning100};
    border: 1px dashed ${({ theme }) => theme.colors.warning600};
    color: ${({ theme }) => theme.colors.neutral900};
  }
  .bar.over {
    background: ${({ theme }) => theme.colors.neutral150};
    border-color: ${({ theme }) => theme.colors.neutral300};
    color: ${({ theme }) => theme.colors.neutral700};
  }
  .bar.block {
    background-color: ${({ theme }) => theme.colors.neutral150};
    background-image: ${({ theme }) => stripes(theme.colors.neutral200, -45)};
    border-color: ${({ theme }) => theme.colors.neutral400};
    color: ${({ theme }) => theme.colors.neutral800};
  }
  .bar.channel {
    background: ${({ theme }) => theme.colors.alternative100};
    border: 1px solid ${({ theme }) => theme.colors.alternative600};
    border-inline-start-width: 6px;
    color: ${({ theme }) => theme.colors.neutral900};
  }
`;
