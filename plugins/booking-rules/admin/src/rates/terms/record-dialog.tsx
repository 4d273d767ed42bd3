import { Button, Flex } from '@strapi/design-system';
import type { TermsChange } from 'booking-rules/contracts/rates/terms';
import type { ReactNode } from 'react';
import { useApi } from '../../api/client';
import { ConfirmDialog, FormDialog, FormDialogContent } from '../../components/dialogs';
import { useForm } from '../../components/form';
import type { PanelMessages } from '../../messages/types';
import { messages } from '../../messages/messages';

type Form<Draft extends object> = Pick<
  ReturnType<typeof useForm<Draft>>,
  'values' | 'set' | 'field' | 'errorOf'
>;

interface RecordProps<Draft extends object> {
  kind: keyof PanelMessages['terms']['record'];
  /** Its id is null for a new one. */
  draft: Draft & { id: string | null; name: string };
  /** What is sent to keep it, or to remove it. */
  changeOf: (change: { save?: Draft[]; remove?: string[] }) => TermsChange;
  children: (form: Form<Draft>) => ReactNode;
  onDone: () => void;
}

/** A record of the terms in a window of its own: its fields, kept or removed at once. */
export function RecordDialog<Draft extends object>(props: RecordProps<Draft>) {
  const { kind, draft, onDone } = props;
  const isNew = draft.id === null;
  const t = messages().terms;
  const { add, edit } = t.record[kind];
  return (
    <FormDialog
      onDone={onDone}
      title={isNew ? add : draft.name}
      button={
        <Button
          size="S"
          variant={isNew ? 'secondary' : 'tertiary'}
          {...(isNew ? {} : { 'aria-label': edit(draft.name) })}
        >
          {isNew ? add : t.edit}
        </Button>
      }
    >
      {(done) => <RecordForm {...props} onDone={done} />}
    </FormDialog>
  );
}

function RecordForm<Draft extends object>({ kind, draft, changeOf, children, onDone }: RecordProps<Draft>) {
  const api = useApi();
  const form = useForm<Draft>(draft);
  const send = (change: TermsChange, said: string, name: string) =>
    form.submit(async () => {
      await api.call('PUT /booking-rules/terms', { body: { data: change } });
      onDone();
      return said;
    }, name);
  const { id } = draft;
  const { record, window: t } = messages().terms;
  return (
    <FormDialogContent
      actions={
        <Flex gap={2} wrap="wrap">
          {id === null ? null : (
            <ConfirmDialog
              button={
                <Button variant="danger-light" loading={form.busy === 'remove'}>
                  {t.askToRemove}
                </Button>
              }
              title={record[kind].remove}
              back={t.back}
              confirm={t.remove}
              variant="danger"
              onConfirm={() => void send(changeOf({ remove: [id] }), record[kind].removed, 'remove')}
            >
              {t.removal}
            </ConfirmDialog>
          )}
          <Button
            loading={form.busy === 'save'}
            onClick={() => void send(changeOf({ save: [form.values] }), t.saved, 'save')}
          >
            {t.save}
          </Button>
        </Flex>
      }
    >
      {children(form)}
    </FormDialogContent>
  );
}
