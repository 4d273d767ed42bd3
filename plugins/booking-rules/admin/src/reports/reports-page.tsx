import { Flex, Grid } from '@strapi/design-system';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { ReportRow } from 'booking-rules/shared/contracts/overview';
import type { Grouping } from 'booking-rules/shared/reports/performance';
import { dubaiDay } from 'booking-rules/shared/domain/stay';
import { KeyFigures } from '../figures/key-figures';
import { linesOf, totalLine } from '../figures/line';
import { MeasurePanel } from '../figures/measure-panel';
import { MEASURES } from '../figures/measures';
import { nightsOfSpan, SPAN_WORDS, SPANS, type Span } from '../figures/spans';
import { Answered } from '../parts/answered';
import { ChoiceField } from '../parts/choice-field';
import { DayField } from '../parts/fields';
import { DownloadButton } from '../parts/download';
import { Page } from '../parts/page';
import { useAddressQuery } from '../parts/use-address-query';
import { useAnswer } from '../parts/use-answer';

const GROUPING_WORDS: Readonly<Record<Grouping, string>> = {
  month: 'Month',
  area: 'Area',
  apartment: 'Apartment',
};
const GROUPINGS = ['month', 'area', 'apartment'] as const;

/** How the house does: the measures of a span at a glance, by month, area or apartment. */
export function FiguresPage() {
  const { params, set } = useAddressQuery();
  const span: Span = SPANS.find((known) => known === params.get('span')) ?? 'this-year';
  const by: Grouping = GROUPINGS.find((known) => known === params.get('by')) ?? 'month';
  const today = dubaiDay(new Date());
  const year = nightsOfSpan('this-year', today);
  const { from, to } =
    span === 'custom'
      ? { from: params.get('from') ?? year.from, to: params.get('to') ?? year.to }
      : nightsOfSpan(span, today);
  const address = `figures?${new URLSearchParams({ from, to, by }).toString()}`;
  const answer = useAnswer<Envelope<ReportRow[]>>(address);
  return (
    <Page
      title="Figures"
      subtitle="How the house does, and how it did at the same point last year"
      actions={<DownloadButton path={address} fileName={`figures-${from}-${by}.csv`} />}
    >
      <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
        <ChoiceField
          label="Span"
          value={span}
          options={SPANS.map((known) => [known, SPAN_WORDS[known]] as const)}
          onChange={(chosen) => set('span', chosen)}
        />
        {span === 'custom' ? (
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
          label="By"
          value={by}
          options={GROUPINGS.map((known) => [known, GROUPING_WORDS[known]] as const)}
          onChange={(chosen) => set('by', chosen)}
        />
      </Flex>
      <Answered answer={answer}>
        {({ data }) => {
          const total = totalLine(data);
          const lines = linesOf(data);
          return (
            <>
              <KeyFigures total={total} />
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
                      grouping={GROUPING_WORDS[by]}
                      isLying={by !== 'month'}
                    />
                  </Grid.Item>
                ))}
              </Grid.Root>
            </>
          );
        }}
      </Answered>
    </Page>
  );
}
