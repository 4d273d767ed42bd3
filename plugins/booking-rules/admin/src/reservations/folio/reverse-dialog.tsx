import { Button, Typography } from '@strapi/design-system';
import type { Folio, FolioEntry } from 'booking-rules/contracts/money/folio';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { ReasonField } from '../../components/fields';
import { useForm } from '../../components/form';
import { messages } from '../../messages/messages';
import { labelOf } from './groups';

interface ReverseProps {
  reference: string;
  folio: Folio;
  entry: FolioEntry;
  onDone: () => void;
}

/** Takes back what was entered by mistake; the entry stays in the folio, with one that takes it back. */
export function ReverseDialog({ onDone, ...props }: ReverseProps) {
  const t = messages().folio.reverse;
  const title = t.title(...wordsOf(props.entry));
  return (
    <FormDialog
      onDone={onDone}
      title={title}
      button={
        <Button variant="ghost" size="S" aria-label={title}>
          {t.open}
        </Button>
      }
    >
      {(done) => <ReverseForm {...props} onDone={done} />}
    </FormDialog>
  );
}

/** Its name, and its amount without a sign. */
function wordsOf(entry: FolioEntry): [label: string, amount: string] {
  return [labelOf(entry), formatAmount(Math.abs(entry.amount))];
}

function ReverseForm({ reference, folio: { lastEntry }, entry, onDone }: ReverseProps) {
  const { reverse: t, form } = messages().folio;
  const api = useApi();
  const { values, field, busy, submit, reject } = useForm({ reason: '' });

  const reverse = () => {
    const reason = values.reason.trim();
    if (reason === '') {
      reject({ reason: form.enterReason });
      return;
    }
    return submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/entries/{id}/reverse', {
        params: { reference, id: entry.id },
        body: { data: { reason, lastEntry } },
      });
      onDone();
      return t.done(...wordsOf(entry));
    });
  };

  return (
    <FormDialogContent
      actions={
        <Button variant="danger-light" loading={busy !== null} onClick={() => void reverse()}>
          {t.do}
        </Button>
      }
    >
      <Typography>{t.text}</Typography>
      <ReasonField {...field('reason')} />
    </FormDialogContent>
  );
}
