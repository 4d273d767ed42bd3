import { Button, Flex, Modal } from '@strapi/design-system';
import type { Folio } from 'booking-rules/contracts/folio';
import { DEPOSIT_ACTS, type DepositAct } from 'booking-rules/shared/domain/folio/by-hand';
import { dubaiDay } from 'booking-rules/shared/domain/stay';
import { formatFils, type Fils } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogFooter } from '../../components/dialogs';
import { AmountField, ChoiceField, TextField } from '../../components/fields';
import { useForm } from '../../components/form';
import { TransferFields, type TransferValues } from './money-dialog';

const LABELS: Readonly<Record<DepositAct, string>> = {
  taken: 'Take a deposit',
  released: 'Release the deposit',
  kept: 'Keep of the deposit',
};

interface DepositProps {
  reference: string;
  folio: Folio;
  /** As it was agreed. */
  agreed: Fils;
  onDone: () => void;
}

interface DepositValues extends TransferValues {
  act: DepositAct;
  amount: Fils | null;
  reason: string;
}

/** Takes a deposit, gives it back, or keeps of it what was damaged. */
export function DepositDialog({ onDone, ...props }: DepositProps) {
  return (
    <FormDialog
      onDone={onDone}
      title="Deposit"
      button={
        <Button size="S" variant="tertiary">
          Deposit …
        </Button>
      }
    >
      {(done) => <DepositForm {...props} onDone={done} />}
    </FormDialog>
  );
}

function DepositForm({ reference, folio, agreed, onDone }: DepositProps) {
  const api = useApi();
  const held = folio.deposit;
  const { values, set, errorOf, busy, submit, reject } = useForm<DepositValues>({
    act: held > 0 ? 'released' : 'taken',
    amount: held > 0 ? held : agreed > 0 ? agreed : null,
    ...{ method: 'card-terminal', day: dubaiDay(new Date()), reference: '', reason: '' },
  });
  const { act } = values;

  const move = async () => {
    const { amount, method, day } = values;
    const [name, reason] = [values.reference.trim(), values.reason.trim()];
    if (amount === null) {
      reject({ amount: 'Enter an amount' });
      return;
    }
    const details = act === 'kept' ? { reason } : { method, day, ...(name !== '' && { reference: name }) };
    await submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/deposit', {
        params: { reference },
        body: { data: { act, amount, lastEntry: folio.lastEntry, ...details } },
      });
      onDone();
      return `Deposit: ${formatFils(amount)} ${act}.`;
    });
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ChoiceField
            label="What happens"
            width="100%"
            value={act}
            options={(held > 0 ? DEPOSIT_ACTS : (['taken'] as const)).map((one) => [one, LABELS[one]])}
            onChange={(chosen) => set({ act: DEPOSIT_ACTS.find((one) => one === chosen) ?? 'taken' })}
          />
          <AmountField
            required
            name="amount"
            label="Amount"
            hint={held > 0 ? `${formatFils(held)} is held` : `${formatFils(agreed)} was agreed`}
            value={values.amount}
            error={errorOf('amount')}
            onChange={(amount) => set({ amount })}
          />
          {act === 'kept' ? (
            <TextField
              required
              label="Reason"
              maxLength={200}
              value={values.reason}
              error={errorOf('reason')}
              onChange={(reason) => set({ reason })}
            />
          ) : (
            <TransferFields dayLabel="On" values={values} set={set} errorOf={errorOf} />
          )}
        </Flex>
      </Modal.Body>
      <FormDialogFooter>
        <Button loading={busy !== null} onClick={() => void move()}>
          {LABELS[act]}
        </Button>
      </FormDialogFooter>
    </>
  );
}
