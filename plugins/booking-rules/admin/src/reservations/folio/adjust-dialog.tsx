import { Button } from '@strapi/design-system';
import type { Folio } from 'booking-rules/contracts/money/folio';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { AmountField, ChoiceField, ReasonField } from '../../components/fields';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { useForm } from '../../components/form';

interface AdjustProps {
  reference: string;
  folio: Folio;
  onDone: () => void;
}

/** Raises or lowers the price of a reservation, with a reason. */
export function AdjustDialog(props: AdjustProps) {
  return (
    <FormDialog
      onDone={props.onDone}
      title="Adjust the price"
      button={
        <Button size="S" variant="tertiary">
          Adjust price …
        </Button>
      }
    >
      {(done) => <AdjustForm {...props} onDone={done} />}
    </FormDialog>
  );
}

function AdjustForm({ reference, folio, onDone }: AdjustProps) {
  const api = useApi();
  const { values, field, busy, submit, reject } = useForm<{
    way: 'lower' | 'raise';
    amount: Fils | null;
    reason: string;
  }>({ way: 'lower', amount: null, reason: '' });

  const adjust = () => {
    const { way, amount } = values;
    const reason = values.reason.trim();
    if (amount === null) {
      reject({ amount: 'Enter an amount' });
      return;
    }
    if (reason === '') {
      reject({ reason: 'Enter a reason' });
      return;
    }
    return submit(async () => {
      const signed = way === 'lower' ? 0 - amount : amount;
      const { data } = await api.call('POST /booking-rules/reservations/{reference}/adjustments', {
        params: { reference },
        body: { data: { amount: signed, reason, lastEntry: folio.lastEntry } },
      });
      onDone();
      return `The price is ${way === 'lower' ? 'lowered' : 'raised'} to ${formatAmount(data.total)}.`;
    });
  };

  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void adjust()}>
          {values.way === 'lower' ? 'Lower the price' : 'Raise the price'}
        </Button>
      }
    >
      <ChoiceField
        {...field('way')}
        label="Price"
        width="100%"
        options={[
          ['lower', 'Lower it'],
          ['raise', 'Raise it'],
        ]}
      />
      <AmountField {...field('amount')} required label="By, before VAT" hint="VAT changes with it" />
      <ReasonField {...field('reason')} hint="The guest sees it as a line of the price" />
    </FormDialogContent>
  );
}
