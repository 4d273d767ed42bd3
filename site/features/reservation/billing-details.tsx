import type { BillingDetails as Details } from 'booking-rules/contracts/money/documents';
import { hasTrn } from 'booking-rules/shared/format/place';
import { isTaxNumber, tidyTaxNumber } from 'booking-rules/shared/format/tax-number';
import { fieldErrors, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { problemsOf } from '../../forms/field-checks';
import { useForm } from '../../forms/use-form';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import { FormSheet } from '../../ui/form-sheet';
import { Notice } from '../../ui/notice';
import { messages } from '../../messages/messages';

const FIELDS = ['company', 'address', 'taxNumber'] as const;

interface BillingProps {
  access: ReservationAccess;
  billing: Details | null;
  onChanged: () => void;
}

/** Names the company that the stay is billed to, until an invoice is issued. */
export function BillingDetails(props: BillingProps) {
  const t = messages().reservation.billing;
  const { billing, onChanged } = props;
  return (
    <div>
      {billing && <p className="wrap-anywhere">{t.billedTo(billing.company)}</p>}
      <FormSheet look="link" label={billing ? t.change : t.open} title={t.title} onDone={onChanged}>
        {(done) => <BillingForm {...props} onChanged={() => done(null)} />}
      </FormSheet>
    </div>
  );
}

function BillingForm({ access, billing, onChanged }: BillingProps) {
  const t = messages().reservation.billing;
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial: billing ?? { company: '', address: '', taxNumber: '' },
    check: ({ company, address, taxNumber }) =>
      problemsOf({
        company: company.trim() === '' && (address + taxNumber).trim() !== '' ? t.enterCompany : null,
        address: null,
        taxNumber:
          taxNumber.trim() === '' || isTaxNumber(tidyTaxNumber(taxNumber))
            ? null
            : t.wrongTaxNumber(hasTrn()),
      }),
    async send(values) {
      const { params, body } = requestOf(access);
      const data = { proof: body.data, ...values };
      await call('POST /api/reservations/{reference}/billing', { params, body: { data } });
      onChanged();
    },
    refusalOf: (error) => {
      const problems = fieldErrors(error);
      return Object.keys(problems).length > 0 ? { problems } : { message: guestMessage(error) };
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <p>{t.text}</p>
      <TextField
        {...field('company')}
        label={t.company}
        autoComplete="organization"
        maxLength={120}
        hint={t.companyHint}
      />
      <TextArea {...field('address')} label={t.address} autoComplete="street-address" maxLength={300} />
      <TextField
        {...field('taxNumber')}
        label={t.taxNumber(hasTrn())}
        inputMode={hasTrn() ? 'numeric' : 'text'}
        maxLength={30}
        hint={t.taxNumberHint(hasTrn())}
      />
      {message !== null && <Notice tone="danger" title={message} />}
      <Button type="submit" size="lg" busy={busy}>
        {messages().reservation.save}
      </Button>
    </form>
  );
}
