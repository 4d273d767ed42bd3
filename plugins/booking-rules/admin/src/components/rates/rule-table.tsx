import { styled } from 'styled-components';

/** A table of rows with fields in them; unlike Strapi's own, its fields are reached by the Tab key alone. */
export const RuleTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    text-align: start;
    padding: 8px;
    white-space: nowrap;
    font-size: 1.1rem;
    font-weight: 600;
    text-transform: uppercase;
    color: ${({ theme }) => theme.colors.neutral600};
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  td {
    padding: 8px;
    vertical-align: middle;
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  tr[data-changed='true'] > td:first-child {
    box-shadow: inset 3px 0 0 ${({ theme }) => theme.colors.warning600};
  }
  [dir='rtl'] & tr[data-changed='true'] > td:first-child {
    box-shadow: inset -3px 0 0 ${({ theme }) => theme.colors.warning600};
  }
`;

/** Lets a wide table scroll within itself on a narrow screen. */
export const Scrolling = styled.div`
  overflow-x: auto;
`;
