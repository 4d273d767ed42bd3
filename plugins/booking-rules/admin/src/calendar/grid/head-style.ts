import { css } from 'styled-components';
import { HEAD_HEIGHT, ROW_HEIGHT } from '../timeline/scale';

/** The months and days above the grid, and the names beside it; both stay while the nights scroll. */
export const headingStyles = css`
  .head {
    position: sticky;
    top: 0;
    z-index: 5;
    height: ${HEAD_HEIGHT}px;
    background: var(--ground);
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  .corner,
  .names {
    position: sticky;
    inset-inline-start: 0;
    z-index: 4;
    width: var(--names);
    background: var(--ground);
    border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  .corner,
  .name {
    padding: 0 1.2rem;
    display: flex;
    flex-direction: column;
    justify-content: center;
  }
  .corner {
    height: 100%;
  }
  .name {
    position: absolute;
    width: 100%;
    height: ${ROW_HEIGHT}px;
    border-bottom: 1px solid var(--line);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .corner {
    z-index: 6;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  .name span {
    text-align: -webkit-match-parent;
    text-align: match-parent;
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
    border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral300};
  }
  .month span {
    position: sticky;
    inset-inline-start: calc(var(--names) + 8px);
    margin-inline-start: 8px;
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
`;
