import { Button, Typography } from '@strapi/design-system';
import type { Folio, FolioEntry } from 'booking-rules/contracts/money/folio';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { ReasonField } from '../../components/fields';
import { useForm } from '../../components/form';

interface ReverseProps {
  reference: string;
  folio: Folio;
  entry: FolioEntry;
  onDone: () => void;
}

/** Takes back what was entered by mistake; the entry stays in the folio, with one that takes it back. */
export function ReverseDialog({ onDone, ...props }: ReverseProps) {
  const { label, amount } = props.entry;
  const what = `${label.toLowerCase()} of ${formatAmount(Math.abs(amount))}`;
  return (
    <FormDialog
      onDone={onDone}
      title={`Take back the ${what}`}
      button={
        <Button variant="ghost" size="S" aria-label={`Take back the ${what}`}>
          Take back …
        </Button>
      }
    >
      {(done) => <ReverseForm {...props} what={what} onDone={done} />}
    </FormDialog>
  );
}

function ReverseForm({
  reference,
  folio: { lastEntry },
  entry: { id },
  what,
  onDone,
}: ReverseProps & { what: string }) {
  const api = useApi();
  const { values, field, busy, submit, reject } = useForm({ reason: '' });

  const reverse = () => {
    const reason = values.reason.trim();
    if (reason === '') {
      reject({ reason: 'Enter a reason' });
      return;
    }
    return submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/entries/{id}/reverse', {
        params: { reference, id },
        body: { data: { reason, lastEntry } },
      });
      onDone();
      return `The ${what} is taken back.`;
    });
  };

  return (
    <FormDialogContent
      actions={
        <Button variant="danger-light" loading={busy !== null} onClick={() => void reverse()}>
          Take back
        </Button>
      }
    >
      <Typography>For what was entered by mistake. Both entries stay in the folio.</Typography>
      <ReasonField {...field('reason')} />
    </FormDialogContent>
  );
}
