import { lazy, Suspense } from 'react';
import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { toCsv } from 'booking-rules/shared/format/csv';
import type { Grouping } from 'booking-rules/shared/reports/performance';
import { Panel } from '../components/panel';
import { saveFile } from '../components/download';
import { DataTable } from '../components/data-table';
import { messages } from '../messages/messages';
import type { Line } from './line';
import type { Measure } from './measures';

/** The library that draws is large, and only this page needs it. */
const MeasureChart = lazy(() => import('./measure-chart'));

/** One measure: what it means, its bars, and its figures to read and to take along. */
export function MeasurePanel({
  measure,
  lines,
  total,
  by,
}: {
  measure: Measure;
  lines: readonly Line[];
  total: Line;
  /** What a line is of. */
  by: Grouping;
}) {
  const { panel: t, groupings } = messages().reports;
  const { key, title, help, unit, value, lastYear, columns } = measure;
  const bars = lines.map((line) => ({ name: line.name, now: value(line), then: lastYear?.(line) ?? null }));

  function download(): void {
    const rows = [...lines, total].map((line) => [line.name, ...columns.map(({ plain }) => plain(line))]);
    const csv = toCsv([groupings[by], ...columns.map(({ csvHeading }) => csvHeading)], rows);
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
          aria-label={t.csvOf(title)}
          style={{ flexShrink: 0 }}
          onClick={download}
        >
          {t.csv}
        </Button>
      </Flex>
      <Suspense fallback={<Loader>{t.drawing}</Loader>}>
        <MeasureChart title={title} unit={unit} bars={bars} isLying={by !== 'month'} />
      </Suspense>
      <Box paddingTop={4}>
        <MeasureTable measure={measure} lines={lines} total={total} by={by} />
      </Box>
    </Panel>
  );
}

/** The figures of a measure, a line each, with all together at the end. */
function MeasureTable({
  measure: { title, columns },
  lines,
  total,
  by,
}: {
  measure: Measure;
  lines: readonly Line[];
  total: Line;
  by: Grouping;
}) {
  const { panel: t, groupings } = messages().reports;
  const cellsOf = (line: Line) => [line.name, ...columns.map(({ words }) => words(line))];
  return (
    <DataTable
      caption={t.table(title)}
      columns={[
        { heading: groupings[by], isWhole: by !== 'apartment' },
        ...columns.map(({ heading }) => ({ heading, isNumber: true })),
      ]}
      rows={lines.map((line) => ({ key: line.key, cells: cellsOf(line) }))}
      total={cellsOf(total)}
      height="72rem"
    />
  );
}
