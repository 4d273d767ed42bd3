import { Box, Typography } from '@strapi/design-system';
import type { NightlyTaxRow } from 'booking-rules/contracts/reports/reports';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { QueryResult } from '../components/query-result';
import { DataTable } from '../components/data-table';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { useAddressQuery } from '../components/list';
import { useApiQuery } from '../api/use-api-query';
import { lastMonth, MonthField } from '../components/month-field';
import { PrintSheet, SheetActions } from '../components/print-sheet';

const COLUMNS = [
  { heading: 'Reference', isWhole: true },
  { heading: 'Apartment' },
  { heading: 'Guest' },
  { heading: 'Stay', isWhole: true },
  { heading: 'Nights', isNumber: true },
  { heading: 'Amount', isNumber: true },
];

/** What stays owe for the nights of a month, such as the Tourism Dirham, to hand in and to print. */
export function NightlyTaxesPage() {
  const { params, set } = useAddressQuery();
  const month = params.get('month') ?? lastMonth();
  const sent = { query: { month } };
  const query = useApiQuery('GET /booking-rules/nightly-taxes', sent);
  return (
    <Page
      title="Taxes by night"
      subtitle={`Taxes due for nights slept in ${formatMonth(month)}`}
      actions={
        <SheetActions>
          <DownloadButton
            route="GET /booking-rules/exports/nightly-taxes"
            sent={sent}
            fileName={`nightly-taxes-${month}.csv`}
          />
        </SheetActions>
      }
    >
      <Box paddingBottom={5}>
        <MonthField value={month} onChange={(chosen) => set('month', chosen)} />
      </Box>
      <QueryResult query={query}>{({ data }) => <Sheet month={month} rows={data} />}</QueryResult>
    </Page>
  );
}

function Sheet({ month, rows }: { month: string; rows: readonly NightlyTaxRow[] }) {
  const names = new Map(rows.map(({ tax, taxName }) => [tax, taxName]));
  return (
    <PrintSheet title={`Taxes by night, ${formatMonth(month)}`}>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
        Nights slept in the month, each as its stay was charged. Nights still to come are not counted yet.
        What was changed of an earlier month after its end is a line of its own.
      </Typography>
      {names.size === 0 ? <Typography role="status">No night of this month owes a tax.</Typography> : null}
      {[...names].map(([tax, name]) => (
        <TaxTable key={tax} name={name} rows={rows.filter((row) => row.tax === tax)} />
      ))}
    </PrintSheet>
  );
}

function TaxTable({ name, rows }: { name: string; rows: readonly NightlyTaxRow[] }) {
  const nights = rows.reduce((sum, row) => sum + row.nights, 0);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  return (
    <Box tag="section" paddingBottom={6}>
      <Typography tag="h2" variant="delta">
        {name}
      </Typography>
      <Typography tag="p" role="status" paddingTop={1} paddingBottom={3}>
        {`${plural(rows.length, 'line')}, ${plural(nights, 'night')}: ${formatAmount(amount)}`}
      </Typography>
      <DataTable
        caption={name}
        stacks
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
            formatAmount(row.amount),
          ],
        }))}
        total={['Total', '', '', '', String(nights), formatAmount(amount)]}
      />
    </Box>
  );
}
