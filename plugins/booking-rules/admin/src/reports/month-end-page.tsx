import { lazy, Suspense } from 'react';
import { Box, Flex, Loader, Typography } from '@strapi/design-system';
import type { MonthEnd } from 'booking-rules/contracts/reports/month-end';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatAmount, formatFullAmount, currencyOfBusiness } from 'booking-rules/shared/format/money';
import { sumAmounts, type MonthAmounts } from 'booking-rules/shared/reports/month-end';
import { taxAmount } from 'booking-rules/shared/reports/tax-amounts';
import { useApiQuery } from '../api/use-api-query';
import { DataTable } from '../components/data-table';
import { DownloadButton } from '../components/download';
import { ChoiceField } from '../components/fields';
import { useAddressQuery } from '../components/list';
import { Page } from '../components/page';
import { QueryResult } from '../components/query-result';
import { Tile } from '../components/tile';
import { MONTH_GROUPINGS, monthLines, revenueOf, type MonthGrouping } from './month-end-lines';
import { lastMonth, MonthField } from '../components/month-field';
import { PrintSheet, SheetActions } from '../components/print-sheet';

/** The library that draws is large, and not all pages need it. */
const MeasureChart = lazy(() => import('./measure-chart'));

const GROUPING_LABELS: Readonly<Record<MonthGrouping, string>> = {
  apartment: 'Apartment',
  owner: 'Owner',
  reservation: 'Reservation',
};

type Column = readonly [heading: string, pick: (amounts: MonthAmounts) => number];

/** Few enough to fit beside the panel's menus; the file has them one by one. */
const BEFORE_TAXES: readonly Column[] = [
  ['Nights less discounts', ({ nightly, discount, adjustment }) => nightly + discount + adjustment],
  ['Fees, extras', ({ fees, extras }) => fees + extras],
  ['Kept', ({ kept }) => kept],
];
const AFTER_TAXES: readonly Column[] = [
  ['Total', ({ total }) => total],
  ['Paid', ({ received, refunded }) => received - refunded],
  ['Due', ({ balance }) => balance],
];

/** The books of a month: by apartment, owner or reservation, and money by the way of paying. */
export function MonthEndPage() {
  const { params, set } = useAddressQuery();
  const month = params.get('month') ?? lastMonth();
  const by = MONTH_GROUPINGS.find((known) => known === params.get('by')) ?? 'apartment';
  const sent = { query: { month } };
  const query = useApiQuery('GET /booking-rules/month-end', sent);
  return (
    <Page
      title="Month-end"
      subtitle={`What an accountant needs of ${formatMonth(month)}`}
      actions={
        <SheetActions>
          <DownloadButton
            route="GET /booking-rules/exports/month-end"
            sent={sent}
            fileName={`month-end-${month}.csv`}
          />
        </SheetActions>
      }
    >
      <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
        <MonthField value={month} onChange={(chosen) => set('month', chosen)} />
        <ChoiceField
          label="Group by"
          value={by}
          options={MONTH_GROUPINGS.map((known) => [known, GROUPING_LABELS[known]] as const)}
          onChange={(chosen) => set('by', chosen)}
        />
      </Flex>
      <QueryResult query={query}>{({ data }) => <Books month={month} by={by} books={data} />}</QueryResult>
    </Page>
  );
}

function Books({ month, by, books }: { month: string; by: MonthGrouping; books: MonthEnd }) {
  const lines = monthLines(books.rows, by);
  const sum = sumAmounts(books.rows.map(({ amounts }) => amounts));
  const bars = lines.map(({ name, amounts }) => ({ name, now: revenueOf(amounts), then: null }));
  const columns: Column[] = [
    ...BEFORE_TAXES,
    ...sum.taxes.map(({ id, name }): Column => [name, (amounts) => taxAmount(amounts, id)]),
    ...AFTER_TAXES,
  ];
  const cellsOf = (amounts: MonthAmounts) => columns.map(([, pick]) => formatFullAmount(pick(amounts)));
  return (
    <PrintSheet title={`Month-end, ${formatMonth(month)}`}>
      <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
        <Tile label="Revenue before taxes" value={formatAmount(revenueOf(sum))} />
        {sum.taxes.map(({ id, name, amount }) => (
          <Tile key={id} label={name} value={formatAmount(amount)} />
        ))}
        <Tile label="Received" value={formatAmount(sum.received)} />
        <Tile label="Refunded" value={formatAmount(sum.refunded)} />
      </Flex>
      <Note />
      {lines.length === 0 ? null : (
        <>
          {by === 'reservation' ? null : (
            <Suspense fallback={<Loader>Drawing</Loader>}>
              <MeasureChart title="Revenue before taxes" unit="amount" bars={bars} isLying />
            </Suspense>
          )}
          <Box paddingTop={4} paddingBottom={5}>
            <DataTable
              caption={`${formatMonth(month)} by ${GROUPING_LABELS[by].toLowerCase()}, in ${currencyOfBusiness()}`}
              stacks
              columns={[
                { heading: GROUPING_LABELS[by] },
                { heading: 'Nights', isNumber: true },
                ...columns.map(([heading]) => ({ heading, isNumber: true })),
              ]}
              rows={lines.map(({ key, name, amounts }) => ({
                key,
                cells: [name, String(amounts.nights), ...cellsOf(amounts)],
              }))}
              total={['Total', String(sum.nights), ...cellsOf(sum)]}
            />
          </Box>
        </>
      )}
      <Typography tag="h2" variant="delta" paddingBottom={4}>
        Payments by method
      </Typography>
      <DataTable
        caption="Payments by method"
        stacks
        columns={[
          { heading: 'Method' },
          { heading: 'Received', isNumber: true },
          { heading: 'Refunded', isNumber: true },
        ]}
        rows={books.methods.map(({ method, received, refunded }) => ({
          key: method,
          cells: [METHOD_WORDS[method].label, formatAmount(received), formatAmount(refunded)],
        }))}
        total={['Total', formatAmount(sum.received), formatAmount(sum.refunded)]}
      />
    </PrintSheet>
  );
}

function Note() {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
      Nights count in the month in which they lie, with their share of discounts; cleaning, fees and extras in
      that of the first night. What is changed once a month is over is a correction in the month of the
      change, and a line of its own by reservation. Taxes by night count for nights slept, with corrections of
      earlier months. VAT, other percentages and what is kept of cancellations and no-shows count on the day
      on which they were charged, or taken back. Money counts on the day on which it came or went. “Due” is
      what all that was charged up to the end of the month lacks of what was paid by then. The files of all
      months add up to the reservations.
    </Typography>
  );
}
