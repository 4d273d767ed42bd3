import { Flex, Grid } from '@strapi/design-system';
import type { Grouping } from 'booking-rules/shared/reports/performance';
import { addYears, type Day } from 'booking-rules/shared/domain/stay';
import { firstOfMonth, localToday } from '../format/dates';
import { QueryResult } from '../components/query-result';
import { useAddressQuery } from '../components/list';
import { ChoiceField, DayField } from '../components/fields';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { useApiQuery } from '../api/use-api-query';
import { messages } from '../messages/messages';
import { SummaryTiles } from './summary-tiles';
import { linesOf, totalLine } from './line';
import { MeasurePanel } from './measure-panel';
import { allMeasures } from './measures';

/** The spans that a manager looks at with one click. */
const PERIODS = ['this-month', 'next-month', 'this-year', 'next-12-months', 'custom'] as const;
type Period = (typeof PERIODS)[number];
const GROUPINGS = ['month', 'area', 'apartment'] as const;

/** How the business is doing: the measures of a period at a glance, by month, area or apartment. */
export function ReportsPage() {
  const t = messages().reports;
  const { params, set } = useAddressQuery();
  const period: Period = PERIODS.find((known) => known === params.get('span')) ?? 'this-year';
  const by: Grouping = GROUPINGS.find((known) => known === params.get('by')) ?? 'month';
  const today = localToday();
  const year = nightsOfPeriod('this-year', today);
  const { from, to } =
    period === 'custom'
      ? { from: params.get('from') ?? year.from, to: params.get('to') ?? year.to }
      : nightsOfPeriod(period, today);
  const sent = { query: { from, to, by } };
  const query = useApiQuery('GET /booking-rules/figures', sent);
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={
        <DownloadButton
          route="GET /booking-rules/exports/figures"
          sent={sent}
          fileName={`report-${from}-${by}.csv`}
        />
      }
    >
      <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
        <ChoiceField
          label={t.filters.period}
          value={period}
          options={PERIODS.map((known) => [known, t.periods[known]] as const)}
          onChange={(chosen) => set('span', chosen)}
        />
        {period === 'custom' ? (
          <>
            <DayField
              width="17rem"
              label={t.filters.from}
              value={from}
              onChange={(day) => set('from', day)}
            />
            <DayField width="17rem" label={t.filters.to} value={to} onChange={(day) => set('to', day)} />
          </>
        ) : null}
        <ChoiceField
          label={t.filters.groupBy}
          value={by}
          options={GROUPINGS.map((known) => [known, t.groupings[known]] as const)}
          onChange={(chosen) => set('by', chosen)}
        />
      </Flex>
      <QueryResult query={query}>
        {({ data }) => {
          const total = totalLine(data);
          const lines = linesOf(data);
          return (
            <>
              <SummaryTiles total={total} />
              <Grid.Root gap={5}>
                {allMeasures().map((measure) => (
                  <Grid.Item
                    key={measure.key}
                    col={measure.key === 'booked' ? 12 : 6}
                    s={12}
                    xs={12}
                    direction="column"
                    alignItems="stretch"
                  >
                    <MeasurePanel measure={measure} lines={lines} total={total} by={by} />
                  </Grid.Item>
                ))}
              </Grid.Root>
            </>
          );
        }}
      </QueryResult>
    </Page>
  );
}

/** The nights `[from, to)` of a period; those of `custom` are chosen by hand. */
function nightsOfPeriod(period: Exclude<Period, 'custom'>, today: Day): { from: Day; to: Day } {
  const month = firstOfMonth(today);
  const year = `${today.slice(0, 4)}-01-01`;
  switch (period) {
    case 'this-month':
      return { from: month, to: firstOfMonth(today, 1) };
    case 'next-month':
      return { from: firstOfMonth(today, 1), to: firstOfMonth(today, 2) };
    case 'this-year':
      return { from: year, to: addYears(year, 1) };
    case 'next-12-months':
      return { from: month, to: addYears(month, 1) };
  }
}
