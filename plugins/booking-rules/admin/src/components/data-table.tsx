import type { ReactNode } from 'react';
import { Table, Tbody, Td, Th, Thead, Tr, Typography, Box } from '@strapi/design-system';
import { styled } from 'styled-components';

/** Closer than the panel's own tables, so that a manager sees a day's work without scrolling. */
const DenseTable = styled.div<{ $height: string }>`
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
    padding: ${({ theme }) => `${theme.spaces[2]} ${theme.spaces[4]} ${theme.spaces[2]} 0`};
    vertical-align: top;
    white-space: normal;
  }

  &&& th > *,
  &&& th span {
    white-space: normal;
  }

  &&& .number {
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
`;

/** A column of a table; numbers stand to the right, and what is whole is not broken into lines. */
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
}: {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  total?: readonly ReactNode[];
  /** What does not fit into it is scrolled to. */
  height?: string;
}) {
  const classOf = (index: number) => {
    const { isNumber = false, isWhole = false } = columns[index] ?? {};
    return isNumber ? { className: 'number' } : isWhole ? { className: 'whole' } : {};
  };
  return (
    <DenseTable
      $height={height}
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
            <Tr key={key}>
              {cells.map((cell, index) => (
                <Td key={columns[index]?.heading} {...classOf(index)}>
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
