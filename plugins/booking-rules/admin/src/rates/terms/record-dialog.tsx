import { Button, Flex } from '@strapi/design-system';
import type { TermsChange } from 'booking-rules/contracts/terms';
import type { ReactNode } from 'react';
import { useApi } from '../../api/client';
import { ConfirmDialog, FormDialog, FormDialogContent } from '../../components/dialogs';
import { useForm } from '../../components/form';

type Form<Draft extends object> = Pick<
  ReturnType<typeof useForm<Draft>>,
  'values' | 'set' | 'field' | 'errorOf'
>;

interface RecordProps<Draft extends object> {
  /** What one is called: `extra`. */
  noun: string;
  /** Its id is null for a new one. */
  draft: Draft & { id: string | null; name: string };
  /** What is sent to keep it, or to remove it. */
  changeOf: (change: { save?: Draft[]; remove?: string[] }) => TermsChange;
  children: (form: Form<Draft>) => ReactNode;
  onDone: () => void;
}

/** A record of the terms in a window of its own: its fields, kept or removed at once. */
export function RecordDialog<Draft extends object>(props: RecordProps<Draft>) {
  const { noun, draft, onDone } = props;
  const isNew = draft.id === null;
  return (
    <FormDialog
      onDone={onDone}
      title={isNew ? `Add ${articleOf(noun)} ${noun}` : draft.name}
      button={
        <Button
          size="S"
          variant={isNew ? 'secondary' : 'tertiary'}
          {...(isNew ? {} : { 'aria-label': `Edit ${noun} ${draft.name}` })}
        >
          {isNew ? `Add ${articleOf(noun)} ${noun}` : 'Edit'}
        </Button>
      }
    >
      {(done) => <RecordForm {...props} onDone={done} />}
    </FormDialog>
  );
}

function RecordForm<Draft extends object>({ noun, draft, changeOf, children, onDone }: RecordProps<Draft>) {
  const api = useApi();
  const form = useForm<Draft>(draft);
  const send = (change: TermsChange, said: string, name: string) =>
    form.submit(async () => {
      await api.call('PUT /booking-rules/terms', { body: { data: change } });
      onDone();
      return said;
    }, name);
  const { id } = draft;
  return (
    <FormDialogContent
      actions={
        <Flex gap={2} wrap="wrap">
          {id === null ? null : (
            <ConfirmDialog
              button={
                <Button variant="danger-light" loading={form.busy === 'remove'}>
                  Remove …
                </Button>
              }
              title={`Remove this ${noun}`}
              back="Back"
              confirm="Remove"
              variant="danger"
              onConfirm={() => void send(changeOf({ remove: [id] }), `Removed this ${noun}.`, 'remove')}
            >
              Stays that are booked with it keep it. New ones go without it.
            </ConfirmDialog>
          )}
          <Button
            loading={form.busy === 'save'}
            onClick={() =>
              void send(changeOf({ save: [form.values] }), 'Saved. It holds for new stays.', 'save')
            }
          >
            Save
          </Button>
        </Flex>
      }
    >
      {children(form)}
    </FormDialogContent>
  );
}

function articleOf(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'an' : 'a';
}
