import { Flex, Typography } from '@strapi/design-system';
import type { AuditTrail } from 'booking-rules/contracts/audit';
import { plural } from 'booking-rules/shared/format/plural';
import { QueryResult } from '../components/query-result';
import { ClearFilters, PageLinks, useAddressQuery, type AddressQuery } from '../components/list';
import { ChoiceField, DayField } from '../components/fields';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { useApiQuery } from '../api/use-api-query';
import { labelForPerson, HistoryTable } from './history-table';
import { filterLabelForSubject } from './subjects';
import { clockName } from 'booking-rules/shared/format/instant';

type AuditChoices = AuditTrail['meta'];

/** Who changed what, and when. */
export function HistoryPage() {
  const query = useAddressQuery();
  const result = useApiQuery('GET /booking-rules/audit', { query: Object.fromEntries(query.params) });
  return (
    <Page
      title="History"
      subtitle="Who changed what: apartments, rates, rules, nights, reservations, pages. Nothing here is ever deleted."
    >
      <QueryResult query={result}>
        {({ data, meta }) => (
          <>
            <Filters query={query} choices={meta} />
            <Panel>
              <Typography role="status" tag="p" paddingBottom={4}>
                {data.length === 0
                  ? 'No changes match. Remove a filter to see more.'
                  : `${plural(meta.pagination.total, 'change')}, newest first, ${clockName()}`}
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
  const value = (key: string): string => params.get(key) ?? '';
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <ChoiceField
        label="What"
        placeholder="Anything"
        value={value('subject')}
        options={choices.subjects.map((subject) => [subject, filterLabelForSubject(subject)])}
        onChange={(subject) => set('subject', subject)}
        width="22rem"
      />
      <ChoiceField
        label="Who"
        placeholder="Anybody"
        value={value('by')}
        options={choices.people.map((person) => [person, labelForPerson(person)])}
        onChange={(person) => set('by', person)}
        width="28rem"
      />
      <DayField width="17rem" label="From" value={value('from')} onChange={(day) => set('from', day)} />
      <DayField width="17rem" label="To" value={value('to')} onChange={(day) => set('to', day)} />
      <ClearFilters size="L" params={params} clear={clear} />
    </Flex>
  );
}
