import { Button, Checkbox, Typography } from '@strapi/design-system';
import type { Folio } from 'booking-rules/contracts/money/folio';
import { HAND_METHODS, type HandMethod } from 'booking-rules/shared/domain/folio/entry';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import { localToday } from '../../format/dates';
import { useApi } from '../../api/client';
import { AmountField, ChoiceField, DayField, TextField } from '../../components/fields';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { useForm, type FieldOf } from '../../components/form';

const WORDS = {
  payments: { label: 'Record payment', day: 'Received on', done: 'recorded as paid' },
  refunds: { label: 'Record refund', day: 'Refunded on', done: 'recorded as refunded' },
} as const;
/** The ways in which staff receive money and give it back, as choices. */
const METHODS = HAND_METHODS.map((method) => [method, METHOD_WORDS[method].label] as const);

export interface TransferValues {
  method: HandMethod;
  day: Day;
  /** Of the bank or the receipt; empty for none. */
  reference: string;
}

interface MoneyValues extends TransferValues {
  amount: Fils | null;
  /** Whether the guest is sent the receipt. */
  mail: boolean;
}

interface MoneyFormProps {
  act: keyof typeof WORDS;
  reference: string;
  folio: Folio;
  /** What the form starts with. */
  suggested: Fils;
  /** Our key of a refund that waits, whose amount is settled. */
  refundKey?: string;
  /** Where a receipt can be sent; missing where none can. */
  email?: string;
  onDone: () => void;
}

/** Records money that came or went back by hand, or ticks off a refund that waits for it. */
export function MoneyDialog({ label, ...props }: MoneyFormProps & { label?: string }) {
  const text = label ?? WORDS[props.act].label;
  const isFirst = props.act === 'payments' && props.folio.due > 0;
  return (
    <FormDialog
      onDone={props.onDone}
      title={text}
      button={<Button size="S" variant={isFirst ? 'default' : 'secondary'}>{`${text} …`}</Button>}
    >
      {(done) => <MoneyForm {...props} label={text} onDone={done} />}
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
  const api = useApi();
  const { values, set, field, busy, submit, reject } = useForm<MoneyValues>({
    ...{ amount: suggested > 0 ? suggested : null, method: 'bank-transfer' },
    ...{ day: localToday(), reference: '', mail: email !== '' },
  });
  const words = WORDS[act];

  const record = () => {
    const { amount, method, day, mail } = values;
    if (amount === null) {
      reject({ amount: 'Enter an amount' });
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
      return `${formatAmount(amount)} is ${words.done}.`;
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
        <AmountField {...field('amount')} required label="Amount" hint={hintOf(act, folio)} />
      ) : (
        <Typography>{`${formatAmount(suggested)} has gone back to the guest.`}</Typography>
      )}
      <TransferFields dayLabel={words.day} field={field} />
      {email === '' ? null : (
        <Checkbox checked={values.mail} onCheckedChange={(wanted) => set({ mail: wanted === true })}>
          <span style={{ overflowWrap: 'anywhere' }}>{`Send a receipt to ${email}`}</span>
        </Checkbox>
      )}
    </FormDialogContent>
  );
}

/** How, when and under which reference money came or went. */
export function TransferFields({ dayLabel, field }: { dayLabel: string; field: FieldOf<TransferValues> }) {
  return (
    <>
      <ChoiceField {...field('method')} label="Method" width="100%" options={METHODS} />
      <DayField {...field('day')} required label={dayLabel} />
      <TextField
        {...field('reference')}
        label="Reference"
        hint="Of the bank or the receipt"
        maxLength={200}
      />
    </>
  );
}

function hintOf(act: MoneyFormProps['act'], { due, mostRefundable }: Folio): string | undefined {
  if (act === 'refunds') return `At most ${formatAmount(mostRefundable)}`;
  return due > 0 ? `${formatAmount(due)} is due; a part can be recorded, too` : 'Nothing is due';
}
