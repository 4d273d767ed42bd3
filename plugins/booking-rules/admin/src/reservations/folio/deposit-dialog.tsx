import { useState } from 'react';
import { Box, Button, Typography } from '@strapi/design-system';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { HOLD_DAYS, isOnCard } from 'booking-rules/shared/domain/payments/card-deposit';
import { DEPOSIT_ACTS, type DepositAct } from 'booking-rules/shared/domain/folio/by-hand';
import { addDays } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { localToday } from '../../format/dates';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogContent } from '../../components/dialogs';
import { AmountField, ChoiceField, ReasonField } from '../../components/fields';
import { useForm } from '../../components/form';
import { LinkForm } from '../../components/reservation/payment-link-dialog';
import { TransferFields, type TransferValues } from './money-dialog';
import { messages } from '../../messages/messages';

/** By the guest's card, through a link, or as staff receive it themselves. */
const WAYS = ['card', 'hand'] as const;

interface DepositProps {
  reservation: ReservationDetail;
  onDone: () => void;
}

interface DepositValues extends TransferValues {
  act: DepositAct;
  amount: MinorUnits | null;
  reason: string;
}

/** Takes a deposit, gives it back, or keeps of it what was damaged. Where cards are taken, a card holds it. */
export function DepositDialog({ onDone, reservation }: DepositProps) {
  const t = messages().folio.deposit;
  return (
    <FormDialog
      onDone={onDone}
      title={t.title}
      button={
        <Button size="S" variant="tertiary">
          {t.open}
        </Button>
      }
    >
      {(done) => <WayChoice reservation={reservation} onDone={done} />}
    </FormDialog>
  );
}

function WayChoice({ reservation, onDone }: DepositProps) {
  const t = messages().folio.deposit;
  const { takesCards, state, checkOut, folio } = reservation;
  const mayAsk = takesCards && state === 'confirmed' && byHandOf(reservation) === 0;
  const [way, setWay] = useState<(typeof WAYS)[number]>(mayAsk ? 'card' : 'hand');
  const end = addDays(localToday(), HOLD_DAYS);
  return (
    <>
      {mayAsk ? (
        <Box paddingTop={6} paddingLeft={7} paddingRight={7}>
          <ChoiceField
            label={t.how}
            width="100%"
            value={way}
            options={WAYS.map((one) => [one, t.ways[one]] as const)}
            onChange={setWay}
          />
          {way === 'card' && end <= checkOut ? (
            <Typography tag="p" textColor="danger700" paddingTop={2}>
              {t.tooLong(HOLD_DAYS, formatDay(end), formatDay(checkOut))}
            </Typography>
          ) : null}
        </Box>
      ) : null}
      {way === 'card' ? (
        <LinkForm kind="deposit" reservation={reservation} onDone={onDone} />
      ) : (
        <DepositForm key={folio.lastEntry} reservation={reservation} onDone={onDone} />
      )}
    </>
  );
}

/** What staff hold themselves. */
function byHandOf({ folio, cardDeposits }: ReservationDetail): MinorUnits {
  const onCard = cardDeposits.filter(({ state }) => isOnCard(state));
  return folio.deposit - onCard.reduce((sum, { amount }) => sum + amount, 0);
}

function DepositForm({ reservation, onDone }: DepositProps) {
  const { reference, folio, deposit: agreed } = reservation;
  const { deposit: t, form } = messages().folio;
  const api = useApi();
  const held = byHandOf(reservation);
  const { values, field, busy, submit, reject } = useForm<DepositValues>({
    act: held > 0 ? 'released' : 'taken',
    amount: held > 0 ? held : agreed > 0 ? agreed : null,
    ...{ method: 'cash', day: localToday(), reference: '', reason: '' },
  });
  const { act } = values;

  const move = async () => {
    const { amount, method, day } = values;
    const [name, reason] = [values.reference.trim(), values.reason.trim()];
    if (amount === null) {
      reject({ amount: form.enterAmount });
      return;
    }
    const details = act === 'kept' ? { reason } : { method, day, ...(name !== '' && { reference: name }) };
    await submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/deposit', {
        params: { reference },
        body: { data: { act, amount, lastEntry: folio.lastEntry, ...details } },
      });
      onDone();
      return t.done[act](formatAmount(amount));
    });
  };

  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void move()}>
          {t.acts[act]}
        </Button>
      }
    >
      <ChoiceField
        {...field('act')}
        label={t.act}
        width="100%"
        options={(held > 0 ? DEPOSIT_ACTS : (['taken'] as const)).map((one) => [one, t.acts[one]])}
      />
      <AmountField
        {...field('amount')}
        required
        label={form.amount}
        hint={held > 0 ? t.isHeld(formatAmount(held)) : t.wasAgreed(formatAmount(agreed))}
      />
      {act === 'kept' ? (
        <ReasonField {...field('reason')} />
      ) : (
        <TransferFields dayLabel={t.on} field={field} />
      )}
    </FormDialogContent>
  );
}
