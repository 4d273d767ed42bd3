import { lazy, Suspense } from 'react';
import { Box, Flex, Loader, Typography } from '@strapi/design-system';
import type { MonthEnd } from 'booking-rules/contracts/reports/month-end';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import { chargeName } from 'booking-rules/shared/explain/line-label';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatAmount, formatFullAmount, currencySign } from 'booking-rules/shared/format/money';
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
import { messages } from '../messages/messages';
import { MONTH_GROUPINGS, monthLines, revenueOf, type MonthGrouping } from './month-end-lines';
import { lastMonth, MonthField } from '../components/month-field';
import { PrintSheet, SheetActions } from '../components/print-sheet';

/** The library that draws is large, and not all pages need it. */
const MeasureChart = lazy(() => import('./measure-chart'));

type Column = readonly [heading: string, pick: (amounts: MonthAmounts) => number];

/** Few enough to fit beside the panel's menus; the file has them one by one. */
function columnsOf(sum: MonthAmounts): Column[] {
  const t = messages().reports.monthEnd;
  return [
    [t.nightsLessDiscounts, ({ nightly, discount, adjustment }) => nightly + discount + adjustment],
    [t.feesAndExtras, ({ fees, extras }) => fees + extras],
    [t.kept, ({ kept }) => kept],
    ...sum.taxes.map(({ id, name }): Column => [chargeName(name), (amounts) => taxAmount(amounts, id)]),
    [t.total, ({ total }) => total],
    [t.paid, ({ received, refunded }) => received - refunded],
    [t.due, ({ balance }) => balance],
  ];
}

/** The books of a month: by apartment, owner or reservation, and money by the way of paying. */
export function MonthEndPage() {
  const { filters, monthEnd: t } = messages().reports;
  const { params, set } = useAddressQuery();
  const month = params.get('month') ?? lastMonth();
  const by = MONTH_GROUPINGS.find((known) => known === params.get('by')) ?? 'apartment';
  const sent = { query: { month } };
  const query = useApiQuery('GET /booking-rules/month-end', sent);
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle(formatMonth(month))}
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
          label={filters.groupBy}
          value={by}
          options={MONTH_GROUPINGS.map((known) => [known, t.groupings[known]] as const)}
          onChange={(chosen) => set('by', chosen)}
        />
      </Flex>
      <QueryResult query={query}>{({ data }) => <Books month={month} by={by} books={data} />}</QueryResult>
    </Page>
  );
}

function Books({ month, by, books }: { month: string; by: MonthGrouping; books: MonthEnd }) {
  const { panel, monthEnd: t } = messages().reports;
  const lines = monthLines(books.rows, by);
  const sum = sumAmounts(books.rows.map(({ amounts }) => amounts));
  const bars = lines.map(({ name, amounts }) => ({ name, now: revenueOf(amounts), then: null }));
  const columns = columnsOf(sum);
  const cellsOf = (amounts: MonthAmounts) => columns.map(([, pick]) => formatFullAmount(pick(amounts)));
  return (
    <PrintSheet title={t.sheet(formatMonth(month))}>
      <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
        <Tile label={t.revenue} value={formatAmount(revenueOf(sum))} />
        {sum.taxes.map(({ id, name, amount }) => (
          <Tile key={id} label={chargeName(name)} value={formatAmount(amount)} />
        ))}
        <Tile label={t.received} value={formatAmount(sum.received)} />
        <Tile label={t.refunded} value={formatAmount(sum.refunded)} />
      </Flex>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
        {t.note}
      </Typography>
      {lines.length === 0 ? null : (
        <>
          {by === 'reservation' ? null : (
            <Suspense fallback={<Loader>{panel.drawing}</Loader>}>
              <MeasureChart title={t.revenue} unit="amount" bars={bars} isLying />
            </Suspense>
          )}
          <Box paddingTop={4} paddingBottom={5}>
            <DataTable
              caption={t.captions[by](formatMonth(month), currencySign())}
              stacks
              columns={[
                { heading: t.groupings[by] },
                { heading: t.nights, isNumber: true },
                ...columns.map(([heading]) => ({ heading, isNumber: true })),
              ]}
              rows={lines.map(({ key, name, amounts }) => ({
                key,
                cells: [name, String(amounts.nights), ...cellsOf(amounts)],
              }))}
              total={[t.total, String(sum.nights), ...cellsOf(sum)]}
            />
          </Box>
        </>
      )}
      <Typography tag="h2" variant="delta" paddingBottom={4}>
        {t.methods}
      </Typography>
      <DataTable
        caption={t.methods}
        stacks
        columns={[
          { heading: t.method },
          { heading: t.received, isNumber: true },
          { heading: t.refunded, isNumber: true },
        ]}
        rows={books.methods.map(({ method, received, refunded }) => ({
          key: method,
          cells: [METHOD_WORDS[method].label, formatAmount(received), formatAmount(refunded)],
        }))}
        total={[t.total, formatAmount(sum.received), formatAmount(sum.refunded)]}
      />
    </PrintSheet>
  );
}
