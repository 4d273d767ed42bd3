import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { CardDeposit } from 'booking-rules/contracts/money/deposits';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { endsBeforeCheckOut } from 'booking-rules/shared/domain/payments/card-deposit';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { MANAGE, useCanManage } from '../../api/permissions';
import { useAction } from '../../api/use-action';
import { ConfirmDialog, FormDialog, FormDialogContent } from '../../components/dialogs';
import { AmountField, ReasonField } from '../../components/fields';
import { useForm } from '../../components/form';
import { messages } from '../../messages/messages';

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
  const t = messages().folio.card;
  const canManage = useCanManage(MANAGE);
  const shown = reservation.cardDeposits.filter(({ state }) => state !== 'withdrawn');
  if (shown.length === 0) return null;
  return (
    <Flex tag="ul" aria-label={t.title} direction="column" alignItems="stretch" gap={3} paddingBottom={4}>
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
              <Typography tag="p" textColor="danger700">
                {t.stripeSaid(deposit.error)}
              </Typography>
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
  const t = messages().folio.card;
  switch (state) {
    case 'asked':
      return t.asked(money, formatInstant(askedAt));
    case 'withdrawn':
      return t.withdrawn(money);
    case 'held':
      return t.held(money, heldUntil === null ? null : formatInstant(heldUntil));
    case 'releasing':
      return t.releasing(money);
    case 'keeping':
      return t.keeping(money, formatAmount(kept));
    case 'released':
      return t.released(money);
    case 'kept':
      return kept === amount
        ? t.kept(money)
        : t.partlyKept(money, formatAmount(kept), formatAmount(amount - kept));
  }
}

/** That the card holds it no longer when the guests leave. */
function warningOf({ state, heldUntil }: CardDeposit, checkOut: Day): string | null {
  if (state !== 'held' || heldUntil === null || !endsBeforeCheckOut(new Date(heldUntil), checkOut))
    return null;
  return messages().folio.card.endsTooSoon(formatDay(checkOut));
}

function ReleaseButton({ reservation: { reference }, deposit: { key, amount, state }, onDone }: Acting) {
  const api = useApi();
  const t = messages().folio.card;
  const { busy, run } = useAction();
  const release = async () => {
    await run('release', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/card-deposits/{key}/release', {
        params: { reference, key },
      });
      return state === 'asked' ? t.requestWithdrawn : t.goesBack(formatAmount(amount));
    });
    onDone();
  };
  if (state === 'asked')
    return (
      <Button size="S" variant="tertiary" loading={busy !== null} onClick={() => void release()}>
        {t.withdraw}
      </Button>
    );
  return (
    <ConfirmDialog
      button={
        <Button size="S" variant="secondary" loading={busy !== null}>
          {t.openRelease}
        </Button>
      }
      title={t.releaseTitle}
      back={messages().components.back}
      confirm={t.release}
      variant="default"
      onConfirm={() => void release()}
    >
      {t.releaseText(formatAmount(amount))}
    </ConfirmDialog>
  );
}

function KeepDialog({ onDone, ...acting }: Acting) {
  const t = messages().folio.card;
  return (
    <FormDialog
      onDone={onDone}
      title={t.keepTitle}
      button={
        <Button size="S" variant="tertiary">
          {t.openKeep}
        </Button>
      }
    >
      {(done) => <KeepForm {...acting} onDone={done} />}
    </FormDialog>
  );
}

function KeepForm({ reservation: { reference }, deposit: { key, amount: held }, onDone }: Acting) {
  const api = useApi();
  const { card: t, deposit, form } = messages().folio;
  const { values, field, busy, submit, reject } = useForm<{ amount: MinorUnits | null; reason: string }>({
    ...{ amount: held, reason: '' },
  });
  const keep = () => {
    const { amount, reason } = values;
    if (amount === null) {
      reject({ amount: form.enterAmount });
      return;
    }
    return submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/card-deposits/{key}/keep', {
        params: { reference, key },
        body: { data: { amount, reason: reason.trim() } },
      });
      onDone();
      return deposit.done.kept(formatAmount(amount));
    });
  };
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void keep()}>
          {t.keep}
        </Button>
      }
    >
      <AmountField {...field('amount')} required label={form.amount} hint={t.keepHint(formatAmount(held))} />
      <ReasonField {...field('reason')} />
    </FormDialogContent>
  );
}
