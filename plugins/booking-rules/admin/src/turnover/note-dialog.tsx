import { Button } from '@strapi/design-system';
import type { Task } from 'booking-rules/contracts/turnover/turnover';
import { useApi } from '../api/client';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { LongTextField } from '../components/fields';
import { useForm } from '../components/form';
import { messages } from '../messages/messages';

/** What whoever does a task has to bear in mind. */
export function NoteDialog({ task, onDone }: { task: Task; onDone: () => void }) {
  const t = messages().turnover.note;
  return (
    <FormDialog onDone={onDone} title={t.title} button={<Button variant="tertiary">{t.open}</Button>}>
      {(done) => <NoteForm task={task} onDone={done} />}
    </FormDialog>
  );
}

function NoteForm({ task: { key, day, note }, onDone }: { task: Task; onDone: () => void }) {
  const t = messages().turnover.note;
  const api = useApi();
  const { values, field, busy, submit } = useForm({ note: note ?? '' });
  const save = () =>
    void submit(async () => {
      await api.call('POST /booking-rules/turnover/task', {
        body: { data: { task: key, day, note: values.note } },
      });
      onDone();
      return t.saved;
    });
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={save}>
          {t.save}
        </Button>
      }
    >
      <LongTextField {...field('note')} label={t.label} hint={t.hint} maxLength={500} />
    </FormDialogContent>
  );
}
