import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Flex, Grid } from '@strapi/design-system';
import type { EnquiryQuote, EnquiryView } from 'booking-rules/contracts/inbox';
import { isolated } from 'booking-rules/shared/format/isolated';
import { GuestPanel } from './guest-panel';
import { EnquiryState } from './enquiry-state';
import { QuotePanel } from './quote-panel';
import { labelForTopic } from './labels';
import { QueryResult } from '../components/query-result';
import { BackLink, Page } from '../components/page';
import { ThreadPanels } from '../components/thread/thread-panel';
import { useApiQuery } from '../api/use-api-query';
import { MANAGE, useCanManage } from '../api/permissions';
import { messages } from '../messages/messages';

/** One enquiry: the messages, a reply by email, and a quote. */
export function EnquiryPage() {
  const { reference = '' } = useParams();
  const query = useApiQuery('GET /booking-rules/enquiries/{reference}', { params: { reference } });
  const found = query.data?.data;
  return (
    <Page
      title={found?.name ?? messages().enquiries.page.title}
      subtitle={found ? `${isolated(reference)} · ${isolated(labelForTopic(found))}` : reference}
      navigation={<BackLink fallback="/plugins/booking-rules/enquiries" />}
    >
      <QueryResult query={query}>
        {({ data }) => <Enquiry key={data.reference} enquiry={data} onDone={query.reload} />}
      </QueryResult>
    </Page>
  );
}

function Enquiry({ enquiry, onDone }: { enquiry: EnquiryView; onDone: () => void }) {
  const canManage = useCanManage(MANAGE);
  const [attached, setAttached] = useState<EnquiryQuote | null>(null);
  return (
    <Grid.Root gap={5}>
      <Grid.Item col={7} s={12} xs={12} direction="column" alignItems="stretch">
        <ThreadPanels
          reference={enquiry.reference}
          attachment={{ attached, onDetach: () => setAttached(null) }}
          onDone={onDone}
        />
      </Grid.Item>
      <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
        <Flex paddingBottom={5}>
          <EnquiryState enquiry={enquiry} canManage={canManage} onDone={onDone} />
        </Flex>
        <GuestPanel enquiry={enquiry} />
        {canManage && enquiry.kind !== 'owner' ? (
          <QuotePanel enquiry={enquiry} attached={attached} onQuote={setAttached} />
        ) : null}
      </Grid.Item>
    </Grid.Root>
  );
}
