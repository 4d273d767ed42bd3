import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import type { Folio } from 'booking-rules/contracts/folio';
import { HAND_METHODS, type HandMethod } from 'booking-rules/shared/domain/folio/entry';
import { METHOD_WORDS } from 'booking-rules/shared/domain/folio/method-words';
import { dubaiDay, type Day } from 'booking-rules/shared/domain/stay';
import { formatFils, type Fils } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { AmountField, ChoiceField, DayField, TextField } from '../../components/fields';
import { FormDialog, FormDialogFooter } from '../../components/dialogs';
import { useForm } from '../../components/form';

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
}

interface MoneyFormProps {
  act: keyof typeof WORDS;
  reference: string;
  folio: Folio;
  /** What the form starts with. */
  suggested: Fils;
  /** Our key of a refund that waits, whose amount is settled. */
  refundKey?: string;
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
  label,
  onDone,
}: MoneyFormProps & { label: string }) {
  const api = useApi();
  const { values, set, errorOf, busy, submit, reject } = useForm<MoneyValues>({
    ...{ amount: suggested > 0 ? suggested : null, method: 'bank-transfer' },
    ...{ day: dubaiDay(new Date()), reference: '' },
  });
  const words = WORDS[act];

  const record = () => {
    const { amount, method, day } = values;
    if (amount === null) {
      reject({ amount: 'Enter an amount' });
      return;
    }
    const name = values.reference.trim();
    const details = { method, day, ...(name !== '' && { reference: name }) };
    return submit(async () => {
      if (refundKey === undefined) {
        await api.call(`POST /booking-rules/reservations/{reference}/${act}`, {
          params: { reference },
          body: { data: { amount, lastEntry: folio.lastEntry, ...details } },
        });
      } else {
        await api.call('POST /booking-rules/reservations/{reference}/refunds/{key}/settle', {
          params: { reference, key: refundKey },
          body: { data: details },
        });
      }
      onDone();
      return `${formatFils(amount)} is ${words.done}.`;
    });
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {refundKey === undefined ? (
            <AmountField
              required
              name="amount"
              label="Amount"
              value={values.amount}
              error={errorOf('amount')}
              hint={hintOf(act, folio)}
              onChange={(amount) => set({ amount })}
            />
          ) : (
            <Typography>{`${formatFils(suggested)} has gone back to the guest.`}</Typography>
          )}
          <TransferFields dayLabel={words.day} values={values} set={set} errorOf={errorOf} />
        </Flex>
      </Modal.Body>
      <FormDialogFooter>
        <Button loading={busy !== null} onClick={() => void record()}>
          {label}
        </Button>
      </FormDialogFooter>
    </>
  );
}

/** How, when and under which reference money came or went. */
export function TransferFields({
  dayLabel,
  values,
  set,
  errorOf,
}: {
  dayLabel: string;
  values: TransferValues;
  set: (change: Partial<TransferValues>) => void;
  errorOf: (name: keyof TransferValues) => string | undefined;
}) {
  return (
    <>
      <ChoiceField
        label="Method"
        width="100%"
        value={values.method}
        error={errorOf('method')}
        options={METHODS}
        onChange={(method) =>
          set({ method: HAND_METHODS.find((known) => known === method) ?? values.method })
        }
      />
      <DayField
        required
        label={dayLabel}
        value={values.day}
        error={errorOf('day')}
        onChange={(day) => set({ day })}
      />
      <TextField
        label="Reference"
        hint="Of the bank or the receipt"
        maxLength={200}
        value={values.reference}
        error={errorOf('reference')}
        onChange={(name) => set({ reference: name })}
      />
    </>
  );
}

function hintOf(act: MoneyFormProps['act'], { due, mostRefundable }: Folio): string | undefined {
  if (act === 'refunds') return `At most ${formatFils(mostRefundable)}`;
  return due > 0 ? `${formatFils(due)} is due; a part can be recorded, too` : 'Nothing is due';
}
