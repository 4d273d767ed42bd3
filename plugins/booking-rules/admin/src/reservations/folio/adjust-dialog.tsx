import { Button } from '@strapi/design-system';
import type { Folio } from 'booking-rules/contracts/money/folio';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { AmountField, ChoiceField, ReasonField } from '../../components/fields';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { useForm } from '../../components/form';
import { messages } from '../../messages/messages';

interface AdjustProps {
  reference: string;
  folio: Folio;
  onDone: () => void;
}

/** Raises or lowers the price of a reservation, with a reason. */
export function AdjustDialog(props: AdjustProps) {
  const t = messages().folio.adjust;
  return (
    <FormDialog
      onDone={props.onDone}
      title={t.title}
      button={
        <Button size="S" variant="tertiary">
          {t.open}
        </Button>
      }
    >
      {(done) => <AdjustForm {...props} onDone={done} />}
    </FormDialog>
  );
}

function AdjustForm({ reference, folio, onDone }: AdjustProps) {
  const { adjust: t, form } = messages().folio;
  const api = useApi();
  const { values, field, busy, submit, reject } = useForm<{
    way: 'lower' | 'raise';
    amount: MinorUnits | null;
    reason: string;
  }>({ way: 'lower', amount: null, reason: '' });

  const adjust = () => {
    const { way, amount } = values;
    const reason = values.reason.trim();
    if (amount === null) {
      reject({ amount: form.enterAmount });
      return;
    }
    if (reason === '') {
      reject({ reason: form.enterReason });
      return;
    }
    return submit(async () => {
      const signed = way === 'lower' ? 0 - amount : amount;
      const { data } = await api.call('POST /booking-rules/reservations/{reference}/adjustments', {
        params: { reference },
        body: { data: { amount: signed, reason, lastEntry: folio.lastEntry } },
      });
      onDone();
      const total = formatAmount(data.total);
      return way === 'lower' ? t.lowered(total) : t.raised(total);
    });
  };

  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void adjust()}>
          {t.do[values.way]}
        </Button>
      }
    >
      <ChoiceField
        {...field('way')}
        label={t.price}
        width="100%"
        options={[
          ['lower', t.ways.lower],
          ['raise', t.ways.raise],
        ]}
      />
      <AmountField {...field('amount')} required label={t.by} hint={t.byHint} />
      <ReasonField {...field('reason')} hint={t.reasonHint} />
    </FormDialogContent>
  );
}
