import { Flex, Typography } from '@strapi/design-system';
import { ENQUIRY_KINDS, ENQUIRY_STATES } from 'booking-rules/shared/domain/enquiry';
import { ChoiceField } from '../components/fields';
import { QueryResult } from '../components/query-result';
import { ClearFilters, PageLinks, SearchField, useAddressQuery, type AddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { useApiQuery } from '../api/use-api-query';
import { EnquiryTable } from './enquiry-table';
import { KIND_LABELS, STATE_LABELS } from './labels';

/** Questions of guests and owners, newest first. */
export function EnquiriesPage() {
  const query = useAddressQuery();
  const result = useApiQuery('GET /booking-rules/enquiries', { query: Object.fromEntries(query.params) });
  return (
    <Page title="Enquiries" subtitle="Questions from guests and owners, newest first">
      <EnquiryFilters {...query} />
      <QueryResult query={result}>
        {({ data, meta: { pagination } }) => (
          <Panel>
            {data.length === 0 ? (
              <Typography textColor="neutral600">
                {query.params.size > 0
                  ? 'No enquiries match. Remove a filter to see more.'
                  : 'No enquiries yet. Questions sent on the site appear here automatically.'}
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
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <SearchField
        value={params.get('search') ?? ''}
        onSearch={(text) => set('search', text)}
        label="Search enquiries"
        placeholder="Reference, name, email, apartment or message"
      />
      <ChoiceField
        label="State"
        value={params.get('states') ?? ''}
        placeholder="Any"
        options={[
          ['new,open', 'New and open'],
          ...ENQUIRY_STATES.map((state) => [state, STATE_LABELS[state]] as const),
        ]}
        onChange={(states) => set('states', states)}
      />
      <ChoiceField
        label="About"
        value={params.get('kind') ?? ''}
        placeholder="Anything"
        options={ENQUIRY_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)}
        onChange={(kind) => set('kind', kind)}
      />
      <ClearFilters params={params} clear={clear} />
    </Flex>
  );
}
