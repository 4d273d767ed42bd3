import { lazy, Suspense } from 'react';
import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { toCsv } from 'booking-rules/shared/format/csv';
import { Panel } from '../components/panel';
import { saveFile } from '../components/download';
import { DataTable } from '../components/data-table';
import type { Line } from './line';
import type { Measure } from './measures';

/** The library that draws is large, and only this page needs it. */
const MeasureChart = lazy(() => import('./measure-chart'));

/** One measure: what it means, its bars, and its figures to read and to take along. */
export function MeasurePanel({
  measure,
  lines,
  total,
  grouping,
  isLying,
}: {
  measure: Measure;
  lines: readonly Line[];
  total: Line;
  /** Heading of the first column. */
  grouping: string;
  isLying: boolean;
}) {
  const { key, title, help, unit, value, lastYear, columns } = measure;
  const bars = lines.map((line) => ({ name: line.name, now: value(line), then: lastYear?.(line) ?? null }));

  function download(): void {
    const rows = [...lines, total].map((line) => [line.name, ...columns.map(({ plain }) => plain(line))]);
    const csv = toCsv([grouping, ...columns.map(({ csvHeading }) => csvHeading)], rows);
    // A mark that tells spreadsheets the text is UTF-8.
    saveFile(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }), `${key}.csv`);
  }

  return (
    <Panel>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} paddingBottom={4}>
        <Box>
          <Typography variant="delta" tag="h2">
            {title}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
            {help}
          </Typography>
        </Box>
        <Button
          variant="tertiary"
          size="S"
          startIcon={<Download />}
          aria-label={`${title} as CSV`}
          onClick={download}
        >
          CSV
        </Button>
      </Flex>
      <Suspense fallback={<Loader>Drawing</Loader>}>
        <MeasureChart title={title} unit={unit} bars={bars} isLying={isLying} />
      </Suspense>
      <Box paddingTop={4}>
        <MeasureTable measure={measure} lines={lines} total={total} grouping={grouping} />
      </Box>
    </Panel>
  );
}

/** The figures of a measure, a line each, with all together at the end. */
function MeasureTable({
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
