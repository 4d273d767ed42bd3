import { Flex, Grid } from '@strapi/design-system';
import type { Grouping } from 'booking-rules/shared/reports/performance';
import { localToday } from '../format/dates';
import { QueryResult } from '../components/query-result';
import { useAddressQuery } from '../components/list';
import { ChoiceField, DayField } from '../components/fields';
import { DownloadButton } from '../components/download';
import { Page } from '../components/page';
import { useApiQuery } from '../api/use-api-query';
import { SummaryTiles } from './summary-tiles';
import { linesOf, totalLine } from './line';
import { MeasurePanel } from './measure-panel';
import { MEASURES } from './measures';
import { nightsOfPeriod, PERIOD_LABELS, PERIODS, type Period } from './periods';

const GROUPING_LABELS: Readonly<Record<Grouping, string>> = {
  month: 'Month',
  area: 'Area',
  apartment: 'Apartment',
};
const GROUPINGS = ['month', 'area', 'apartment'] as const;

/** How the business is doing: the measures of a period at a glance, by month, area or apartment. */
export function ReportsPage() {
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
      title="Reports"
      subtitle="How the business is doing, compared with the same point last year"
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
          label="Period"
          value={period}
          options={PERIODS.map((known) => [known, PERIOD_LABELS[known]] as const)}
          onChange={(chosen) => set('span', chosen)}
        />
        {period === 'custom' ? (
          <>
            <DayField
              width="17rem"
              label="From the night of"
              value={from}
              onChange={(day) => set('from', day)}
            />
            <DayField
              width="17rem"
              label="Up to the morning of"
              value={to}
              onChange={(day) => set('to', day)}
            />
          </>
        ) : null}
        <ChoiceField
          label="Group by"
          value={by}
          options={GROUPINGS.map((known) => [known, GROUPING_LABELS[known]] as const)}
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
                {MEASURES.map((measure) => (
                  <Grid.Item
                    key={measure.key}
                    col={measure.key === 'booked' ? 12 : 6}
                    s={12}
                    xs={12}
                    direction="column"
                    alignItems="stretch"
                  >
                    <MeasurePanel
                      measure={measure}
                      lines={lines}
                      total={total}
                      grouping={GROUPING_LABELS[by]}
                      isLying={by !== 'month'}
                    />
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
