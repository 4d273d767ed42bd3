import { useState } from 'react';
import { Button, Checkbox, Flex, TextInput, Typography, Field } from '@strapi/design-system';
import type { PaymentLinkAnswer } from 'booking-rules/contracts/money/payments';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { openNext, openOf } from 'booking-rules/shared/domain/payment-schedule';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogContent } from '../dialogs';
import { AmountField } from '../fields';
import { useForm } from '../form';

interface LinkProps {
  reservation: ReservationView;
  onDone: () => void;
}

/** Makes a link by which the guest pays an open amount by card, to be mailed or copied. */
export function PaymentLinkDialog({ reservation, onDone }: LinkProps) {
  return (
    <FormDialog
      onDone={onDone}
      title="Send payment link"
      button={
        <Button size="S" variant="secondary" style={{ whiteSpace: 'nowrap' }}>
          Send payment link …
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
    amountOf: ({ parts }: ReservationView): Fils | null => openNext(parts),
    hintOf: ({ parts }: ReservationView) => {
      const open = parts.reduce((sum, part) => sum + openOf(part), 0);
      return `${formatAmount(open)} is open. The link never takes more than is open when it is used.`;
    },
  },
  deposit: {
    route: 'POST /booking-rules/reservations/{reference}/card-deposits',
    amountOf: ({ deposit }: ReservationView): Fils | null => (deposit > 0 ? deposit : null),
    hintOf: ({ deposit }: ReservationView) =>
      `${formatAmount(deposit)} was agreed. The guest’s card holds it, and nothing is charged.`,
  },
} as const;

/** Asks for an amount by a link: a part of the price, or a deposit that the guest's card is to hold. */
export function LinkForm({ kind, reservation, onDone }: LinkProps & { kind: keyof typeof KINDS }) {
  const { reference, guest } = reservation;
  const { route, amountOf, hintOf } = KINDS[kind];
  const api = useApi();
  const [link, setLink] = useState<PaymentLinkAnswer | null>(null);
  const { values, set, field, busy, submit, reject } = useForm<{ amount: Fils | null; mail: boolean }>({
    amount: amountOf(reservation),
    mail: guest.email !== '',
  });

  const make = () => {
    const { amount, mail } = values;
    if (amount === null) {
      reject({ amount: 'Enter an amount' });
      return;
    }
    return submit(async () => {
      const { data } = await api.call(route, {
        params: { reference },
        body: { data: { amount, mail } },
      });
      setLink(data);
      return mail ? `The link is being sent to ${guest.email}.` : 'The link is ready to be copied.';
    });
  };

  if (link)
    return (
      <FormDialogContent
        actions={
          <Flex gap={2}>
            <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(link.url)}>
              Copy
            </Button>
            <Button onClick={onDone}>Done</Button>
          </Flex>
        }
      >
        <Typography>{`${formatAmount(link.amount)}, until ${formatInstant(link.expiresAt)}`}</Typography>
        <Field.Root name="link">
          <Field.Label>Payment link</Field.Label>
          <TextInput readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
        </Field.Root>
      </FormDialogContent>
    );
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void make()}>
          {values.mail ? 'Send link' : 'Make link'}
        </Button>
      }
    >
      <AmountField {...field('amount')} required label="Amount" hint={hintOf(reservation)} />
      {guest.email === '' ? (
        <Typography textColor="neutral600">The guest has given no email address: copy the link.</Typography>
      ) : (
        <Checkbox checked={values.mail} onCheckedChange={(mail) => set({ mail: mail === true })}>
          {`Send it to ${guest.email}`}
        </Checkbox>
      )}
    </FormDialogContent>
  );
}
