import { Flex, Typography } from '@strapi/design-system';
import type { AuditTrail } from 'booking-rules/contracts/audit';
import { QueryResult } from '../components/query-result';
import { ClearFilters, PageLinks, useAddressQuery, type AddressQuery } from '../components/list';
import { ChoiceField, DayField } from '../components/fields';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { useApiQuery } from '../api/use-api-query';
import { messages } from '../messages/messages';
import { labelForPerson, HistoryTable } from './history-table';
import { clockName } from 'booking-rules/shared/format/instant';

type AuditChoices = AuditTrail['meta'];

/** Who changed what, and when. */
export function HistoryPage() {
  const t = messages().history;
  const query = useAddressQuery();
  const result = useApiQuery('GET /booking-rules/audit', { query: Object.fromEntries(query.params) });
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <QueryResult query={result}>
        {({ data, meta }) => (
          <>
            <Filters query={query} choices={meta} />
            <Panel>
              <Typography role="status" tag="p" paddingBottom={4}>
                {data.length === 0 ? t.none : t.count(meta.pagination.total, clockName())}
              </Typography>
              {data.length === 0 ? null : <HistoryTable rows={data} />}
              <PageLinks pagination={meta.pagination} onPage={(page) => query.set('page', String(page))} />
            </Panel>
          </>
        )}
      </QueryResult>
    </Page>
  );
}

function Filters({ query: { params, set, clear }, choices }: { query: AddressQuery; choices: AuditChoices }) {
  const { filters: t, subjectToChoose } = messages().history;
  const value = (key: string): string => params.get(key) ?? '';
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <ChoiceField
        label={t.what}
        placeholder={t.anything}
        value={value('subject')}
        options={choices.subjects.map((subject) => [subject, subjectToChoose(subject)])}
        onChange={(subject) => set('subject', subject)}
        width="22rem"
      />
      <ChoiceField
        label={t.who}
        placeholder={t.anybody}
        value={value('by')}
        options={choices.people.map((person) => [person, labelForPerson(person)])}
        onChange={(person) => set('by', person)}
        width="28rem"
      />
      <DayField width="17rem" label={t.from} value={value('from')} onChange={(day) => set('from', day)} />
      <DayField width="17rem" label={t.to} value={value('to')} onChange={(day) => set('to', day)} />
      <ClearFilters size="L" params={params} clear={clear} />
    </Flex>
  );
}
