import { Box, Button, Typography } from '@strapi/design-system';
import type { BillingDetails } from 'booking-rules/contracts/money/documents';
import { hasTrn } from 'booking-rules/shared/format/place';
import { useApi } from '../api/client';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { LongTextField, TextField } from '../components/fields';
import { useForm } from '../components/form';
import { messages } from '../messages/messages';

interface BillingProps {
  reference: string;
  billing: BillingDetails | null;
  /** Whether something is invoiced already, and would be invoiced anew. */
  isInvoiced: boolean;
  onDone: () => void;
}

/** Names the company that a stay is billed to. */
export function BillingDialog(props: BillingProps) {
  const t = messages().reservations.billing;
  return (
    <FormDialog
      onDone={props.onDone}
      title={t.title}
      button={
        <Button variant="tertiary" size="S">
          {props.billing ? t.change : t.open}
        </Button>
      }
    >
      {(done) => <BillingForm {...props} onDone={done} />}
    </FormDialog>
  );
}

function BillingForm({ reference, billing, isInvoiced, onDone }: BillingProps) {
  const { reservations: t, components } = messages();
  const api = useApi();
  const { values, field, busy, submit } = useForm(billing ?? { company: '', address: '', taxNumber: '' });
  const save = () =>
    submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/billing', {
        params: { reference },
        body: { data: values },
      });
      onDone();
      return t.saved;
    });
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void save()}>
          {isInvoiced ? t.billing.creditAndInvoice : t.save}
        </Button>
      }
    >
      {isInvoiced ? (
        <Box background="neutral100" padding={3} hasRadius>
          <Typography>{t.billing.invoiced}</Typography>
        </Box>
      ) : null}
      <TextField
        {...field('company')}
        label={t.billing.company}
        hint={t.billing.companyHint}
        maxLength={120}
      />
      <LongTextField {...field('address')} label={t.billing.address} maxLength={300} />
      <TextField
        {...field('taxNumber')}
        label={components.taxNumber.name(hasTrn())}
        hint={t.billing.taxNumberHint(components.taxNumber.form(hasTrn()))}
        maxLength={30}
      />
    </FormDialogContent>
  );
}
