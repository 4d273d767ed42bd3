import { Box, Button, Typography } from '@strapi/design-system';
import type { BillingDetails } from 'booking-rules/contracts/money/documents';
import { taxNumberForm, taxNumberName } from 'booking-rules/shared/format/tax-number';
import { useApi } from '../api/client';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { LongTextField, TextField } from '../components/fields';
import { useForm } from '../components/form';

interface BillingProps {
  reference: string;
  billing: BillingDetails | null;
  /** Whether something is invoiced already, and would be invoiced anew. */
  isInvoiced: boolean;
  onDone: () => void;
}

/** Names the company that a stay is billed to. */
export function BillingDialog(props: BillingProps) {
  return (
    <FormDialog
      onDone={props.onDone}
      title="Bill to a company"
      button={
        <Button variant="tertiary" size="S">
          {props.billing ? 'Change billing …' : 'Bill to a company …'}
        </Button>
      }
    >
      {(done) => <BillingForm {...props} onDone={done} />}
    </FormDialog>
  );
}

function BillingForm({ reference, billing, isInvoiced, onDone }: BillingProps) {
  const api = useApi();
  const { values, field, busy, submit } = useForm(billing ?? { company: '', address: '', taxNumber: '' });
  const save = () =>
    submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/billing', {
        params: { reference },
        body: { data: values },
      });
      onDone();
      return 'Saved.';
    });
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void save()}>
          {isInvoiced ? 'Credit and invoice again' : 'Save'}
        </Button>
      }
    >
      {isInvoiced ? (
        <Box background="neutral100" padding={3} hasRadius>
          <Typography>
            This stay has already been invoiced. A credit note cancels the invoice, and a new one is issued.
          </Typography>
        </Box>
      ) : null}
      <TextField
        {...field('company')}
        label="Company"
        hint="Leave everything empty to bill the guest."
        maxLength={120}
      />
      <LongTextField {...field('address')} label="Address" maxLength={300} />
      <TextField
        {...field('taxNumber')}
        label={taxNumberName()}
        hint={`${taxNumberForm()}; empty without one`}
        maxLength={30}
      />
    </FormDialogContent>
  );
}
