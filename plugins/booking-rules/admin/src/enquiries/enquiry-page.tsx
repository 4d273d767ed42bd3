import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Flex, Grid } from '@strapi/design-system';
import { BackButton, useRBAC } from '@strapi/strapi/admin';
import type { EnquiryDetail, EnquiryQuote } from 'booking-rules/shared/contracts/enquiry-desk';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import { AskerPanel } from '../enquiries/asker-panel';
import { EnquiryState } from '../enquiries/enquiry-state';
import { QuotePanel } from '../enquiries/quote-panel';
import { ReplyForm } from '../enquiries/reply-form';
import { Thread } from '../enquiries/thread';
import { aboutWords } from '../enquiries/words';
import { Answered } from '../parts/answered';
import { Page } from '../parts/page';
import { useAnswer } from '../parts/use-answer';
import { MANAGE } from '../permissions';

/** One enquiry: what was asked, what was answered, an answer by mail, and a quote made of it. */
export function EnquiryPage() {
  const { reference = '' } = useParams();
  const answer = useAnswer<Envelope<EnquiryDetail>>(`enquiries/${encodeURIComponent(reference)}`);
  const found = answer.data?.data;
  return (
    <Page
      title={found?.name ?? 'Enquiry'}
      subtitle={found ? `${reference} · ${aboutWords(found)}` : reference}
      navigation={<BackButton fallback="/plugins/booking-rules/enquiries" />}
    >
      <Answered answer={answer}>
        {({ data }) => <Enquiry key={data.reference} enquiry={data} onDone={answer.reload} />}
      </Answered>
    </Page>
  );
}

function Enquiry({ enquiry, onDone }: { enquiry: EnquiryDetail; onDone: () => void }) {
  const { allowedActions } = useRBAC(MANAGE);
  const [offer, setOffer] = useState<EnquiryQuote | null>(null);
  const canManage = allowedActions.canManage === true;
  return (
    <Grid.Root gap={5}>
      <Grid.Item col={7} s={12} xs={12} direction="column" alignItems="stretch">
        <Thread enquiry={enquiry} />
        {canManage ? (
          <ReplyForm enquiry={enquiry} offer={offer} onDetach={() => setOffer(null)} onDone={onDone} />
        ) : null}
      </Grid.Item>
      <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
        <Flex paddingBottom={5}>
          <EnquiryState enquiry={enquiry} canManage={canManage} onDone={onDone} />
        </Flex>
        <AskerPanel enquiry={enquiry} />
        {canManage && enquiry.kind !== 'owner' ? (
          <QuotePanel enquiry={enquiry} offer={offer} onOffer={setOffer} />
        ) : null}
      </Grid.Item>
    </Grid.Root>
  );
}
