import type { ReactNode } from 'react';
import { Table, Tbody, Td, Th, Thead, Tr, Typography, Box } from '@strapi/design-system';
import { css, styled } from 'styled-components';

/** On a phone each row is a block, its cells below each other with their headings beside them. */
const STACKED = css`
  @media (max-width: 40rem) {
    table {
      min-width: 0;
    }

    table,
    tbody,
    tr {
      display: block;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    &&& tr {
      padding-block: ${({ theme }) => theme.spaces[2]};
    }

    &&& td,
    &&& td.number {
      display: flex;
      justify-content: space-between;
      gap: ${({ theme }) => theme.spaces[4]};
      padding: ${({ theme }) => theme.spaces[1]} 0;
      border: 0;
    }

    &&& td > * {
      min-width: 0;
      text-align: end;
    }

    &&& td.whole {
      white-space: normal;
    }

    &&& td:has(> :only-child:empty) {
      display: none;
    }

    td::before {
      flex-shrink: 0;
      content: attr(data-heading);
      color: ${({ theme }) => theme.colors.neutral600};
      font-size: 1.2rem;
    }
  }
`;

/** Closer than the panel's own tables, so that a manager sees a day's work without scrolling. */
const DenseTable = styled.div<{ $height: string; $stacks: boolean }>`
  max-height: ${({ $height }) => $height};
  overflow-y: auto;

  div:has(> table) {
    padding-inline: ${({ theme }) => theme.spaces[3]};
  }

  table {
    min-width: 46rem;
  }

  &&& th,
  &&& td {
    height: auto;
    padding-block: ${({ theme }) => theme.spaces[2]};
    padding-inline: 0 ${({ theme }) => theme.spaces[4]};
    vertical-align: top;
    white-space: normal;
  }

  &&& th > *,
  &&& th span {
    white-space: normal;
  }

  &&& .number {
    padding-inline-end: ${({ theme }) => theme.spaces[3]};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  &&& td.number,
  &&& td.whole {
    white-space: nowrap;
  }

  &&& .number > * {
    justify-content: flex-end;
  }

  ${({ $stacks }) => $stacks && STACKED}
`;

/** A column of a table; numbers stand at the end, and what is whole is not broken into lines. */
export interface DataColumn {
  heading: string;
  isNumber?: boolean;
  isWhole?: boolean;
}

/** Cells are texts, or something of their own; the last row stands out when it is the sum of all. */
export function DataTable({
  caption,
  columns,
  rows,
  total,
  height = 'none',
  stacks = false,
}: {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  total?: readonly ReactNode[];
  /** What does not fit into it is scrolled to. */
  height?: string;
  /** On a phone its rows become blocks, where it would otherwise be scrolled sideways. */
  stacks?: boolean;
}) {
  const classOf = (index: number) => {
    const { isNumber = false, isWhole = false } = columns[index] ?? {};
    return isNumber ? { className: 'number' } : isWhole ? { className: 'whole' } : {};
  };
  return (
    <DenseTable
      $height={height}
      $stacks={stacks}
      {...(height === 'none' ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <Table colCount={columns.length} rowCount={rows.length + (total ? 2 : 1)} aria-label={caption}>
        <Thead>
          <Tr>
            {columns.map(({ heading }, index) => (
              <Th key={heading} {...classOf(index)}>
                <Typography variant="sigma" textColor="neutral600">
                  {heading}
                </Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {[...rows, ...(total ? [{ key: 'total', cells: total }] : [])].map(({ key, cells }) => (
            <Tr key={key} role="row">
              {cells.map((cell, index) => (
                <Td
                  key={columns[index]?.heading}
                  role="gridcell"
                  data-heading={columns[index]?.heading}
                  {...classOf(index)}
                >
                  {typeof cell === 'string' ? (
                    <Typography fontWeight={cells === total ? 'bold' : 'regular'}>{cell}</Typography>
                  ) : (
                    cell
                  )}
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </DenseTable>
  );
}

/** A cell with a quieter line beneath the first. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box>
      {typeof first === 'string' ? <Typography tag="p">{first}</Typography> : first}
      {typeof second === 'string' ? (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {second}
        </Typography>
      ) : (
        second
      )}
    </Box>
  );
}
