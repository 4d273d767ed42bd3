import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { TourismDirhamSheetRow } from 'booking-rules/contracts/reports';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { QueryResult } from '../components/query-result';
import { DataTable } from '../components/data-table';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { useAddressQuery } from '../components/list';
import { useApiQuery } from '../api/use-api-query';
import { lastMonth, MonthField } from '../components/month-field';
import { PrintSheet } from '../components/print-sheet';

const COLUMNS = [
  { heading: 'Reference', isWhole: true },
  { heading: 'Apartment' },
  { heading: 'Guest' },
  { heading: 'Stay', isWhole: true },
  { heading: 'Nights', isNumber: true },
  { heading: 'Amount', isNumber: true },
];

/** What stays owe to the tourism authority for a month, to hand in and to print. */
export function TourismDirhamPage() {
  const { params, set } = useAddressQuery();
  const month = params.get('month') ?? lastMonth();
  const sent = { query: { month } };
  const query = useApiQuery('GET /booking-rules/tourism-dirham', sent);
  return (
    <Page
      title="Tourism Dirham"
      subtitle={`What is due to the tourism authority for stays in ${formatMonth(month)}`}
      actions={
        <Flex gap={2}>
          <Button variant="tertiary" onClick={() => window.print()}>
            Print
          </Button>
          <DownloadButton
            route="GET /booking-rules/exports/tourism-dirham"
            sent={sent}
            fileName={`tourism-dirham-${month}.csv`}
          />
        </Flex>
      }
    >
      <Box paddingBottom={5}>
        <MonthField value={month} onChange={(chosen) => set('month', chosen)} />
      </Box>
      <QueryResult query={query}>{({ data }) => <Sheet month={month} rows={data} />}</QueryResult>
    </Page>
  );
}

function Sheet({ month, rows }: { month: string; rows: readonly TourismDirhamSheetRow[] }) {
  const nights = rows.reduce((sum, row) => sum + row.nights, 0);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  return (
    <PrintSheet title={`Tourism Dirham, ${formatMonth(month)}`}>
      <Typography tag="p" role="status" paddingBottom={2}>
        {`${plural(rows.length, 'line')}, ${plural(nights, 'night')}: ${formatFils(amount)}`}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
        Nights slept in the month, each as its stay was charged. Nights still to come are not counted yet.
        What was changed of an earlier month after its end is a line of its own.
      </Typography>
      {rows.length === 0 ? null : (
        <DataTable
          caption="Tourism Dirham"
          columns={COLUMNS}
          rows={rows.map((row) => ({
            key: `${row.reference} ${row.corrects ?? ''}`,
            cells: [
              row.corrects === null
                ? row.reference
                : `${row.reference}, correction of ${formatMonth(row.corrects)}`,
              row.apartmentName,
              row.guest,
              formatStay(row),
              String(row.nights),
              formatFils(row.amount),
            ],
          }))}
          total={['Total', '', '', '', String(nights), formatFils(amount)]}
        />
      )}
    </PrintSheet>
  );
}
