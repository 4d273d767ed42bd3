import { useState } from 'react';
import { Button, Checkbox, Flex, TextInput, Typography, Field } from '@strapi/design-system';
import type { PaymentLinkAnswer } from 'booking-rules/contracts/money/payments';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { openNext, openOf } from 'booking-rules/shared/domain/payments/payment-schedule';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogContent } from '../dialogs';
import { AmountField } from '../fields';
import { useForm } from '../form';
import { messages } from '../../messages/messages';

interface LinkProps {
  reservation: ReservationView;
  onDone: () => void;
}

/** Makes a link by which the guest pays an open amount by card, to be mailed or copied. */
export function PaymentLinkDialog({ reservation, onDone }: LinkProps) {
  const t = messages().folio.link;
  return (
    <FormDialog
      onDone={onDone}
      title={t.title}
      button={
        <Button size="S" variant="secondary" style={{ whiteSpace: 'nowrap' }}>
          {t.open}
        </Button>
      }
    >
      {(done) => <LinkForm kind="payment" reservation={reservation} onDone={done} />}
    </FormDialog>
  );
}

/** What a link asks for: the route that makes it, the amount that is proposed, and what is said about it. */
const KINDS = {
  payment: {
    route: 'POST /booking-rules/reservations/{reference}/payment-link',
    amountOf: ({ parts }: ReservationView): MinorUnits | null => openNext(parts),
    hintOf: ({ parts }: ReservationView) => {
      const open = parts.reduce((sum, part) => sum + openOf(part), 0);
      return messages().folio.link.isOpen(formatAmount(open));
    },
  },
  deposit: {
    route: 'POST /booking-rules/reservations/{reference}/card-deposits',
    amountOf: ({ deposit }: ReservationView): MinorUnits | null => (deposit > 0 ? deposit : null),
    hintOf: ({ deposit }: ReservationView) => messages().folio.link.depositAgreed(formatAmount(deposit)),
  },
} as const;

/** Asks for an amount by a link: a part of the price, or a deposit that the guest's card is to hold. */
export function LinkForm({ kind, reservation, onDone }: LinkProps & { kind: keyof typeof KINDS }) {
  const { link: t, form } = messages().folio;
  const { reference, guest } = reservation;
  const { route, amountOf, hintOf } = KINDS[kind];
  const api = useApi();
  const [link, setLink] = useState<PaymentLinkAnswer | null>(null);
  const { values, set, field, busy, submit, reject } = useForm<{ amount: MinorUnits | null; mail: boolean }>({
    amount: amountOf(reservation),
    mail: guest.email !== '',
  });

  const make = () => {
    const { amount, mail } = values;
    if (amount === null) {
      reject({ amount: form.enterAmount });
      return;
    }
    return submit(async () => {
      const { data } = await api.call(route, {
        params: { reference },
        body: { data: { amount, mail } },
      });
      setLink(data);
      return mail ? t.beingSent(guest.email) : t.ready;
    });
  };

  if (link)
    return (
      <FormDialogContent
        actions={
          <Flex gap={2}>
            <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(link.url)}>
              {t.copy}
            </Button>
            <Button onClick={onDone}>{t.done}</Button>
          </Flex>
        }
      >
        <Typography>{t.amountUntil(formatAmount(link.amount), formatInstant(link.expiresAt))}</Typography>
        <Field.Root name="link">
          <Field.Label>{t.label}</Field.Label>
          <TextInput readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
        </Field.Root>
      </FormDialogContent>
    );
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void make()}>
          {values.mail ? t.send : t.make}
        </Button>
      }
    >
      <AmountField {...field('amount')} required label={form.amount} hint={hintOf(reservation)} />
      {guest.email === '' ? (
        <Typography textColor="neutral600">{t.noEmail}</Typography>
      ) : (
        <Checkbox checked={values.mail} onCheckedChange={(mail) => set({ mail: mail === true })}>
          {t.sendTo(guest.email)}
        </Checkbox>
      )}
    </FormDialogContent>
  );
}
