import { Link as RouterLink, useParams } from 'react-router-dom';
import { Flex, Grid, Link } from '@strapi/design-system';
import type { ThreadDetail } from 'booking-rules/contracts/messages/threads';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { isolated } from 'booking-rules/shared/format/isolated';
import { formatStay } from 'booking-rules/shared/format/stay';
import { MailLink, PhoneLink } from '../components/links';
import { BackLink, Page } from '../components/page';
import { Facts, Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { NotesPanel } from '../components/thread/notes-panel';
import { ThreadPanel, useThread } from '../components/thread/thread-panel';
import { messages } from '../messages/messages';

const PATH = '/plugins/booking-rules';

/** One thread, beside the facts of the booking or enquiry that it is about. */
export function ThreadPage() {
  const { reference = '' } = useParams();
  const query = useThread(reference);
  const found = query.data?.data;
  return (
    <Page
      title={found?.guest ?? messages().inbox.title}
      subtitle={
        found ? [reference, found.apartmentName ?? ''].filter(Boolean).map(isolated).join(' · ') : reference
      }
      navigation={<BackLink fallback={`${PATH}/messages`} />}
    >
      <QueryResult query={query}>
        {({ data }) => (
          <Grid.Root key={data.reference} gap={5}>
            <Grid.Item col={7} s={12} xs={12} direction="column" alignItems="stretch">
              <ThreadPanel thread={data} onDone={query.reload} />
            </Grid.Item>
            <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
              <AboutPanel thread={data} />
              <NotesPanel thread={data} onDone={query.reload} />
            </Grid.Item>
          </Grid.Root>
        )}
      </QueryResult>
    </Page>
  );
}

function AboutPanel({ thread }: { thread: ThreadDetail }) {
  const t = messages().inbox.thread;
  const { reference, kind, guest, email, phone, apartmentName, checkIn, checkOut, guests, language } = thread;
  const stay = checkIn === null || checkOut === null ? null : formatStay({ checkIn, checkOut });
  const isEnquiry = kind === 'enquiry';
  return (
    <Panel title={t.guest}>
      <Facts
        facts={[
          [t.facts.name, guest],
          ...(email === null ? [] : [[t.facts.email, <MailLink key="email" email={email} />] as const]),
          ...(phone === null ? [] : [[t.facts.phone, <PhoneLink key="phone" phone={phone} />] as const]),
          ...(apartmentName === null ? [] : [[t.facts.apartment, apartmentName] as const]),
          ...(stay === null ? [] : [[t.facts.stay, stay] as const]),
          ...(guests === null ? [] : [[t.facts.guests, String(guests)] as const]),
          [t.facts.state, isEnquiry ? stateOfEnquiry(thread.state) : choiceLabel(thread.state)],
          [t.facts.language, t.languages[language]],
        ]}
      />
      <Flex gap={4} wrap="wrap" paddingTop={3}>
        <Link
          tag={RouterLink}
          to={`${PATH}/${isEnquiry ? 'enquiries' : 'reservations'}/${encodeURIComponent(reference)}`}
        >
          {isEnquiry ? t.openEnquiry : t.open}
        </Link>
        {phone === null ? null : (
          <Link href={`https://wa.me/${phone.replace(/\D/g, '')}`} isExternal>
            {t.whatsapp}
          </Link>
        )}
      </Flex>
    </Panel>
  );
}

function stateOfEnquiry(state: string): string {
  const states: Readonly<Record<string, string>> = messages().enquiries.states;
  return states[state] ?? state;
}
