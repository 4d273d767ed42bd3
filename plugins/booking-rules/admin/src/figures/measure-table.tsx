import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Line } from './line';
import type { Measure } from './measures';

const Scrolled = styled.div`
  max-height: 36rem;
  overflow-y: auto;
`;

/** The figures of a measure, a line each, with all together at the end. */
export function MeasureTable({
  measure: { title, columns },
  lines,
  total,
  grouping,
}: {
  measure: Measure;
  lines: readonly Line[];
  total: Line;
  grouping: string;
}) {
  return (
    <Scrolled tabIndex={0} role="region" aria-label={`${title}, table`}>
      <Table colCount={columns.length + 1} rowCount={lines.length + 2} aria-label={title}>
        <Thead>
          <Tr>
            {[grouping, ...columns.map(({ heading }) => heading)].map((heading) => (
              <Th key={heading}>
                <Typography variant="sigma" textColor="neutral600">
                  {heading}
                </Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {[...lines, total].map((line) => (
            <Tr key={line.key}>
              <Td>
                <Typography fontWeight={line === total ? 'bold' : 'regular'}>{line.name}</Typography>
              </Td>
              {columns.map(({ heading, words }) => (
                <Td key={heading}>
                  <Typography fontWeight={line === total ? 'bold' : 'regular'}>{words(line)}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Scrolled>
  );
}
