import type { ReactNode } from 'react';
import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';

/** A plain table of words; the first column names the row. */
export function OwnTable({
  caption,
  headings,
  rows,
}: {
  caption: string;
  headings: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <Table colCount={headings.length} rowCount={rows.length + 1} aria-label={caption}>
      <Thead>
        <Tr>
          {headings.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ key, cells }) => (
          <Tr key={key}>
            {cells.map((cell, index) => (
              <Td key={headings[index]}>
                <Typography>{cell}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
