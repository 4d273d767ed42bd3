import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { CardDeposit } from 'booking-rules/contracts/money/deposits';
import type { ReservationDetail } from 'booking-rules/contracts/reservations-admin';
import { endsBeforeCheckOut } from 'booking-rules/shared/domain/card-deposit';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { MANAGE, useCanManage } from '../../api/permissions';
import { useAction } from '../../api/use-action';
import { ConfirmDialog, FormDialog, FormDialogContent } from '../../components/dialogs';
import { AmountField, ReasonField } from '../../components/fields';
import { useForm } from '../../components/form';

interface Acting {
  reservation: ReservationDetail;
  deposit: CardDeposit;
  onDone: () => void;
}

/** The deposits on the guest's card: how each stands, until when, and what can be done with it. */
export function CardDeposits({
  reservation,
  onDone,
}: {
  reservation: ReservationDetail;
  onDone: () => void;
}) {
  const canManage = useCanManage(MANAGE);
  const shown = reservation.cardDeposits.filter(({ state }) => state !== 'withdrawn');
  if (shown.length === 0) return null;
  return (
    <Flex
      tag="ul"
      aria-label="Deposits on the card"
      direction="column"
      alignItems="stretch"
      gap={3}
      paddingBottom={4}
    >
      {shown.map((deposit) => {
        const acting = { reservation, deposit, onDone };
        const warning = warningOf(deposit, reservation.checkOut);
        return (
          <Box key={deposit.key} tag="li" background="neutral100" hasRadius padding={4}>
            <Typography tag="p" fontWeight="semiBold">
              {sentenceOf(deposit)}
            </Typography>
            {warning === null ? null : (
              <Typography tag="p" textColor="danger700">
                {warning}
              </Typography>
            )}
            {deposit.error === null ? null : (
              <Typography tag="p" textColor="danger700">{`Stripe said: ${deposit.error}`}</Typography>
            )}
            {canManage ? <Acts {...acting} /> : null}
          </Box>
        );
      })}
    </Flex>
  );
}

function Acts(acting: Acting) {
  const { state } = acting.deposit;
  if (state !== 'asked' && state !== 'held') return null;
  return (
    <Flex gap={2} wrap="wrap" paddingTop={3}>
      <ReleaseButton {...acting} />
      {state === 'held' ? <KeepDialog {...acting} /> : null}
    </Flex>
  );
}

/** How it stands, in a sentence. */
function sentenceOf({ state, amount, kept, heldUntil, askedAt }: CardDeposit): string {
  const money = formatAmount(amount);
  const until = heldUntil === null ? '' : ` until ${formatInstant(heldUntil)}`;
  switch (state) {
    case 'asked':
      return `Deposit of ${money}: asked for on ${formatInstant(askedAt)}; the guest has not entered a card yet.`;
    case 'withdrawn':
      return `Deposit of ${money}: the request was withdrawn.`;
    case 'held':
      return `Deposit of ${money}: held on the guest’s card${until}.`;
    case 'releasing':
      return `Deposit of ${money}: being released. Stripe has not answered yet and will be asked again.`;
    case 'keeping':
      return `Deposit of ${money}: ${formatAmount(kept)} is being kept. Stripe has not answered yet and will be asked again.`;
    case 'released':
      return `Deposit of ${money}: released.`;
    case 'kept':
      return kept === amount
        ? `Deposit of ${money}: kept.`
        : `Deposit of ${money}: ${formatAmount(kept)} kept, ${formatAmount(amount - kept)} released.`;
  }
}

/** That the card holds it no longer when the guests leave. */
function warningOf({ state, heldUntil }: CardDeposit, checkOut: Day): string | null {
  if (state !== 'held' || heldUntil === null || !endsBeforeCheckOut(new Date(heldUntil), checkOut))
    return null;
  return `The card’s hold ends before the apartment can be inspected after check-out on ${formatDay(checkOut)}. Decide before then, or ask for it again.`;
}

function ReleaseButton({ reservation: { reference }, deposit: { key, amount, state }, onDone }: Acting) {
  const api = useApi();
  const { busy, run } = useAction();
  const label = state === 'asked' ? 'Withdraw the request' : 'Release';
  const release = async () => {
    await run('release', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/card-deposits/{key}/release', {
        params: { reference, key },
      });
      return state === 'asked'
        ? 'The request is withdrawn.'
        : `${formatAmount(amount)} goes back to the guest’s card.`;
    });
    onDone();
  };
  if (state === 'asked')
    return (
      <Button size="S" variant="tertiary" loading={busy !== null} onClick={() => void release()}>
        {label}
      </Button>
    );
  return (
    <ConfirmDialog
      button={
        <Button size="S" variant="secondary" loading={busy !== null}>
          {`${label} …`}
        </Button>
      }
      title="Release the deposit"
      back="Back"
      confirm={label}
      variant="default"
      onConfirm={() => void release()}
    >
      {`The guest’s card stops holding ${formatAmount(amount)}. This cannot be undone.`}
    </ConfirmDialog>
  );
}

function KeepDialog({ onDone, ...acting }: Acting) {
  return (
    <FormDialog
      onDone={onDone}
      title="Keep the deposit"
      button={
        <Button size="S" variant="tertiary">
          Keep …
        </Button>
      }
    >
      {(done) => <KeepForm {...acting} onDone={done} />}
    </FormDialog>
  );
}

function KeepForm({ reservation: { reference }, deposit: { key, amount: held }, onDone }: Acting) {
  const api = useApi();
  const { values, field, busy, submit, reject } = useForm<{ amount: Fils | null; reason: string }>({
    ...{ amount: held, reason: '' },
  });
  const keep = () => {
    const { amount, reason } = values;
    if (amount === null) {
      reject({ amount: 'Enter an amount' });
      return;
    }
    return submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/card-deposits/{key}/keep', {
        params: { reference, key },
        body: { data: { amount, reason: reason.trim() } },
      });
      onDone();
      return `Deposit: ${formatAmount(amount)} kept.`;
    });
  };
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void keep()}>
          Keep
        </Button>
      }
    >
      <AmountField
        {...field('amount')}
        required
        label="Amount"
        hint={`${formatAmount(held)} is held. What is not kept goes back to the guest at once, and nothing more can be kept later.`}
      />
      <ReasonField {...field('reason')} />
    </FormDialogContent>
  );
}
