import { Box, Typography } from '@strapi/design-system';
import type { NightlyTaxRow } from 'booking-rules/contracts/reports/reports';
import { chargeName } from 'booking-rules/shared/explain/line-label';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatStay } from 'booking-rules/shared/format/stay';
import { formatAmount } from 'booking-rules/shared/format/money';
import { QueryResult } from '../components/query-result';
import { DataTable } from '../components/data-table';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { useAddressQuery } from '../components/list';
import { useApiQuery } from '../api/use-api-query';
import { lastMonth, MonthField } from '../components/month-field';
import { PrintSheet, SheetActions } from '../components/print-sheet';
import { messages } from '../messages/messages';

/** What stays owe for the nights of a month, such as the Tourism Dirham, to hand in and to print. */
export function NightlyTaxesPage() {
  const t = messages().reports.nightlyTaxes;
  const { params, set } = useAddressQuery();
  const month = params.get('month') ?? lastMonth();
  const sent = { query: { month } };
  const query = useApiQuery('GET /booking-rules/nightly-taxes', sent);
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle(formatMonth(month))}
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
  const t = messages().reports.nightlyTaxes;
  const names = new Map(rows.map(({ tax, taxName }) => [tax, taxName]));
  return (
    <PrintSheet title={t.sheet(formatMonth(month))}>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
        {t.note}
      </Typography>
      {names.size === 0 ? <Typography role="status">{t.none}</Typography> : null}
      {[...names].map(([tax, name]) => (
        <TaxTable key={tax} name={chargeName(name)} rows={rows.filter((row) => row.tax === tax)} />
      ))}
    </PrintSheet>
  );
}

function TaxTable({ name, rows }: { name: string; rows: readonly NightlyTaxRow[] }) {
  const { nightlyTaxes: t, total } = messages().reports;
  const nights = rows.reduce((sum, row) => sum + row.nights, 0);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  return (
    <Box tag="section" paddingBottom={6}>
      <Typography tag="h2" variant="delta">
        {name}
      </Typography>
      <Typography tag="p" role="status" paddingTop={1} paddingBottom={3}>
        {t.sum(rows.length, nights, formatAmount(amount))}
      </Typography>
      <DataTable
        caption={name}
        stacks
        columns={[
          { heading: t.reference, isWhole: true },
          { heading: t.apartment },
          { heading: t.guest },
          { heading: t.stay, isWhole: true },
          { heading: t.nights, isNumber: true },
          { heading: t.amount, isNumber: true },
        ]}
        rows={rows.map((row) => ({
          key: `${row.reference} ${row.corrects ?? ''}`,
          cells: [
            row.corrects === null ? row.reference : t.correction(row.reference, formatMonth(row.corrects)),
            row.apartmentName,
            row.guest,
            formatStay(row),
            String(row.nights),
            formatAmount(row.amount),
          ],
        }))}
        total={[total, '', '', '', String(nights), formatAmount(amount)]}
      />
    </Box>
  );
}
