import { Flex, Typography } from '@strapi/design-system';
import { ENQUIRY_KINDS, ENQUIRY_STATES } from 'booking-rules/shared/domain/guests/enquiry';
import { ChoiceField } from '../components/fields';
import { QueryResult } from '../components/query-result';
import { ClearFilters, PageLinks, SearchField, useAddressQuery, type AddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { useApiQuery } from '../api/use-api-query';
import { EnquiryTable } from './enquiry-table';
import { messages } from '../messages/messages';

/** Questions of guests and owners, newest first. */
export function EnquiriesPage() {
  const t = messages().enquiries;
  const query = useAddressQuery();
  const result = useApiQuery('GET /booking-rules/enquiries', { query: Object.fromEntries(query.params) });
  return (
    <Page title={t.title} subtitle={t.subtitle}>
      <EnquiryFilters {...query} />
      <QueryResult query={result}>
        {({ data, meta: { pagination } }) => (
          <Panel>
            {data.length === 0 ? (
              <Typography textColor="neutral600">
                {query.params.size > 0 ? t.noneMatches : t.noneYet}
              </Typography>
            ) : (
              <EnquiryTable rows={data} />
            )}
            <PageLinks pagination={pagination} onPage={(page) => query.set('page', String(page))} />
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}

function EnquiryFilters({ params, set, clear }: AddressQuery) {
  const { filters: t, states, kinds } = messages().enquiries;
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <SearchField
        value={params.get('search') ?? ''}
        onSearch={(text) => set('search', text)}
        label={t.search}
        placeholder={t.searchable}
      />
      <ChoiceField
        label={t.state}
        value={params.get('states') ?? ''}
        placeholder={t.any}
        options={[
          ['new,open', t.newAndOpen],
          ...ENQUIRY_STATES.map((state) => [state, states[state]] as const),
        ]}
        onChange={(chosen) => set('states', chosen)}
      />
      <ChoiceField
        label={t.about}
        value={params.get('kind') ?? ''}
        placeholder={t.anything}
        options={ENQUIRY_KINDS.map((kind) => [kind, kinds[kind]] as const)}
        onChange={(kind) => set('kind', kind)}
      />
      <ClearFilters params={params} clear={clear} />
    </Flex>
  );
}
