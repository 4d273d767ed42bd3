import { DataTable } from '../parts/data-table';
import type { Line } from './line';
import type { Measure } from './measures';

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
  const cellsOf = (line: Line) => [line.name, ...columns.map(({ words }) => words(line))];
  return (
    <DataTable
      caption={`${title}, table`}
      columns={[
        { heading: grouping, isWhole: grouping !== 'Apartment' },
        ...columns.map(({ heading }) => ({ heading, isNumber: true })),
      ]}
      rows={lines.map((line) => ({ key: line.key, cells: cellsOf(line) }))}
      total={cellsOf(total)}
      height="72rem"
    />
  );
}
