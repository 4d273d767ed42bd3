import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ThreadDetail } from 'booking-rules/contracts/messages/threads';
import { LONGEST_MESSAGE } from 'booking-rules/shared/domain/guests/messages';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../../api/client';
import { MANAGE, useCanManage } from '../../api/permissions';
import { LongTextField } from '../fields';
import { Form, useForm } from '../form';
import { Panel } from '../panel';
import { messages } from '../../messages/messages';

/** What the team notes for itself about a guest. */
export function NotesPanel({ thread, onDone }: { thread: ThreadDetail; onDone: () => void }) {
  const t = messages().inbox.notes;
  const canManage = useCanManage(MANAGE);
  if (!canManage && thread.notes.length === 0) return null;
  return (
    <Panel title={t.title}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {thread.notes.map(({ id, author, text, at }) => (
          <Box key={id} tag="li" background="warning100" hasRadius padding={3}>
            <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={1}>
              {messages().inbox.thread.whoAndWhere(author, formatInstant(at))}
            </Typography>
          </Box>
        ))}
      </Flex>
      {canManage ? <NoteForm reference={thread.reference} onDone={onDone} /> : null}
    </Panel>
  );
}

function NoteForm({ reference, onDone }: { reference: string; onDone: () => void }) {
  const t = messages().inbox.notes;
  const api = useApi();
  const { values, set, reset, errorOf, reject, busy, submit } = useForm({ text: '' });
  const add = () =>
    submit(async () => {
      await api.call('POST /booking-rules/messages/{reference}/notes', {
        params: { reference },
        body: { data: values },
      });
      reset();
      onDone();
      return t.added;
    });
  return (
    <Box paddingTop={3}>
      <Form
        label={t.title}
        onSubmit={() => {
          if (values.text.trim() === '') reject({ text: t.writeFirst });
          else void add();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={3}>
          <LongTextField
            label={t.label}
            hint={t.hint}
            value={values.text}
            error={errorOf('text')}
            maxLength={LONGEST_MESSAGE}
            onChange={(text) => set({ text })}
          />
          <Flex justifyContent="flex-end">
            <Button type="submit" variant="secondary" loading={busy !== null}>
              {t.add}
            </Button>
          </Flex>
        </Flex>
      </Form>
    </Box>
  );
}
