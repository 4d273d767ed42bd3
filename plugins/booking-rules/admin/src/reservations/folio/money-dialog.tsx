import { Button, Checkbox, Typography } from '@strapi/design-system';
import type { Folio } from 'booking-rules/contracts/money/folio';
import { HAND_METHODS, type HandMethod } from 'booking-rules/shared/domain/folio/entry';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { localToday } from '../../format/dates';
import { useApi } from '../../api/client';
import { AmountField, ChoiceField, DayField, TextField } from '../../components/fields';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { useForm, type FieldOf } from '../../components/form';
import { messages } from '../../messages/messages';

export interface TransferValues {
  method: HandMethod;
  day: Day;
  /** Of the bank or the receipt; empty for none. */
  reference: string;
}

interface MoneyValues extends TransferValues {
  amount: MinorUnits | null;
  /** Whether the guest is sent the receipt. */
  mail: boolean;
}

interface MoneyFormProps {
  act: 'payments' | 'refunds';
  reference: string;
  folio: Folio;
  /** What the form starts with. */
  suggested: MinorUnits;
  /** Our key of a refund that waits, whose amount is settled. */
  refundKey?: string;
  /** Where a receipt can be sent; missing where none can. */
  email?: string;
  onDone: () => void;
}

/** Records money that came or went back by hand, or ticks off a refund that waits for it. */
export function MoneyDialog(props: MoneyFormProps) {
  const t = messages().folio.money;
  const { label, open } = props.refundKey === undefined ? t[props.act] : t.waiting;
  const isFirst = props.act === 'payments' && props.folio.due > 0;
  return (
    <FormDialog
      onDone={props.onDone}
      title={label}
      button={
        <Button size="S" variant={isFirst ? 'default' : 'secondary'}>
          {open}
        </Button>
      }
    >
      {(done) => <MoneyForm {...props} label={label} onDone={done} />}
    </FormDialog>
  );
}

function MoneyForm({
  act,
  reference,
  folio,
  suggested,
  refundKey,
  email = '',
  label,
  onDone,
}: MoneyFormProps & { label: string }) {
  const { money: t, form } = messages().folio;
  const api = useApi();
  const { values, set, field, busy, submit, reject } = useForm<MoneyValues>({
    ...{ amount: suggested > 0 ? suggested : null, method: 'bank-transfer' },
    ...{ day: localToday(), reference: '', mail: email !== '' },
  });

  const record = () => {
    const { amount, method, day, mail } = values;
    if (amount === null) {
      reject({ amount: form.enterAmount });
      return;
    }
    const name = values.reference.trim();
    const details = { method, day, ...(name !== '' && { reference: name }) };
    return submit(async () => {
      if (refundKey === undefined) {
        const data = { amount, lastEntry: folio.lastEntry, ...details };
        const params = { reference };
        await (act === 'payments'
          ? api.call('POST /booking-rules/reservations/{reference}/payments', {
              ...{ params, body: { data: { ...data, mail } } },
            })
          : api.call('POST /booking-rules/reservations/{reference}/refunds', { params, body: { data } }));
      } else {
        await api.call('POST /booking-rules/reservations/{reference}/refunds/{key}/settle', {
          params: { reference, key: refundKey },
          body: { data: details },
        });
      }
      onDone();
      const text = formatAmount(amount);
      return act === 'payments' ? t.paid(text) : t.refunded(text);
    });
  };

  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void record()}>
          {label}
        </Button>
      }
    >
      {refundKey === undefined ? (
        <AmountField {...field('amount')} required label={form.amount} hint={hintOf(act, folio)} />
      ) : (
        <Typography>{t.goneBack(formatAmount(suggested))}</Typography>
      )}
      <TransferFields dayLabel={t[act].day} field={field} />
      {email === '' ? null : (
        <Checkbox checked={values.mail} onCheckedChange={(wanted) => set({ mail: wanted === true })}>
          <span style={{ overflowWrap: 'anywhere' }}>{t.sendReceipt(email)}</span>
        </Checkbox>
      )}
    </FormDialogContent>
  );
}

/** How, when and under which reference money came or went. */
export function TransferFields({ dayLabel, field }: { dayLabel: string; field: FieldOf<TransferValues> }) {
  const t = messages().folio.money;
  return (
    <>
      <ChoiceField
        {...field('method')}
        label={t.method}
        width="100%"
        options={HAND_METHODS.map((method) => [method, METHOD_WORDS[method].label] as const)}
      />
      <DayField {...field('day')} required label={dayLabel} />
      <TextField {...field('reference')} label={t.reference} hint={t.referenceHint} maxLength={200} />
    </>
  );
}

function hintOf(act: MoneyFormProps['act'], { due, mostRefundable }: Folio): string | undefined {
  const t = messages().folio.money;
  if (act === 'refunds') return t.atMost(formatAmount(mostRefundable));
  return due > 0 ? t.isDue(formatAmount(due)) : t.nothingDue;
}
