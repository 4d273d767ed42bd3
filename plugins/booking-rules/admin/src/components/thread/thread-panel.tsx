import { useEffect, useRef } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ThreadDetail } from 'booking-rules/contracts/messages/threads';
import { useApi } from '../../api/client';
import { MANAGE, useCanManage } from '../../api/permissions';
import { useAction } from '../../api/use-action';
import { useApiQuery, type ApiQuery } from '../../api/use-api-query';
import { formatAge } from '../../format/age';
import { Panel } from '../panel';
import { QueryResult } from '../query-result';
import { AnswerForm, type Attachment } from './answer-form';
import { MessageList } from './message-list';
import { NotesPanel } from './notes-panel';
import { messages } from '../../messages/messages';

/** How often a thread is read again while it is in front of somebody. */
const POLL_MS = 30_000;

type ThreadQuery = ApiQuery<{ data: ThreadDetail }>;

/** The thread of a reservation or an enquiry, read again while its page is seen. */
export function useThread(reference: string): ThreadQuery {
  const query = useApiQuery('GET /booking-rules/messages/{reference}', { params: { reference } });
  const { reload } = query;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return query;
}

/** Messages, the answer to them and the notes about them, for the page of what they are about. */
export function ThreadPanels(props: { reference: string; attachment?: Attachment; onDone?: () => void }) {
  const query = useThread(props.reference);
  return (
    <QueryResult query={query}>
      {({ data }) => (
        <>
          <ThreadPanel
            thread={data}
            attachment={props.attachment}
            onDone={() => {
              query.reload();
              props.onDone?.();
            }}
          />
          <NotesPanel thread={data} onDone={query.reload} />
        </>
      )}
    </QueryResult>
  );
}

/** What was written, who waits for what, and the answer. Whoever may answer has read it by opening it. */
export function ThreadPanel({
  thread,
  attachment,
  onDone,
}: {
  thread: ThreadDetail;
  attachment?: Attachment | undefined;
  onDone: () => void;
}) {
  const t = messages().inbox.thread;
  const canManage = useCanManage(MANAGE);
  useRead(thread, canManage);
  return (
    <Panel title={t.title}>
      {thread.waitingSince === null ? null : (
        <Waiting
          reference={thread.reference}
          since={thread.waitingSince}
          canManage={canManage}
          onDone={onDone}
        />
      )}
      <MessageList messages={thread.messages} />
      {canManage ? (
        <Box paddingTop={5}>
          <AnswerForm thread={thread} attachment={attachment} onDone={onDone} />
        </Box>
      ) : null}
    </Panel>
  );
}

/** Notes once that what the guest wrote last has been read. */
function useRead({ reference, messages: all }: ThreadDetail, canManage: boolean): void {
  const api = useApi();
  const last = all.findLast(({ from }) => from === 'guest');
  const unread = last?.readAt === null ? last.id : null;
  const noted = useRef<number | null>(null);
  useEffect(() => {
    if (!canManage || unread === null || noted.current === unread) return;
    noted.current = unread;
    // Whoever reads is not told of a failure: it is noted when they come again.
    api
      .call('POST /booking-rules/messages/{reference}/read', { params: { reference } })
      .catch(() => (noted.current = null));
  }, [api, reference, unread, canManage]);
}

function Waiting({
  reference,
  since,
  canManage,
  onDone,
}: {
  reference: string;
  since: string;
  canManage: boolean;
  onDone: () => void;
}) {
  const t = messages().inbox.thread;
  const api = useApi();
  const { busy, run } = useAction();
  const done = () =>
    run('done', async () => {
      await api.call('POST /booking-rules/messages/{reference}/done', { params: { reference } });
      onDone();
      return t.isDone;
    });
  return (
    <Flex
      justifyContent="space-between"
      gap={4}
      wrap="wrap"
      background="warning100"
      hasRadius
      padding={3}
      marginBottom={4}
    >
      <Typography>{t.waiting(formatAge(since))}</Typography>
      {canManage ? (
        <Button variant="tertiary" size="S" loading={busy !== null} onClick={() => void done()}>
          {t.done}
        </Button>
      ) : null}
    </Flex>
  );
}
