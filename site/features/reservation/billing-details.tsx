import type { BillingDetails as Details } from 'booking-rules/contracts/money/documents';
import { fieldErrors, guestMessage } from '../../api/api-error';
import { call } from '../../api/http';
import { problemsOf } from '../../forms/field-checks';
import { useForm } from '../../forms/use-form';
import { requestOf, type ReservationAccess } from '../../session/reservation-access';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import { FormSheet } from '../../ui/form-sheet';
import { Notice } from '../../ui/notice';

const FIELDS = ['company', 'address', 'taxNumber'] as const;

interface BillingProps {
  access: ReservationAccess;
  billing: Details | null;
  onChanged: () => void;
}

/** Names the company that the stay is billed to, until an invoice is issued. */
export function BillingDetails(props: BillingProps) {
  const { billing, onChanged } = props;
  return (
    <div>
      {billing && <p className="wrap-anywhere">Billed to {billing.company}.</p>}
      <FormSheet
        look="link"
        label={billing ? 'Change billing details…' : 'Bill to a company…'}
        title="Bill to a company"
        onDone={onChanged}
      >
        {(done) => <BillingForm {...props} onChanged={() => done(null)} />}
      </FormSheet>
    </div>
  );
}

function BillingForm({ access, billing, onChanged }: BillingProps) {
  const { form, field, busy, message } = useForm({
    fields: FIELDS,
    initial: billing ?? { company: '', address: '', taxNumber: '' },
    check: ({ company, address, taxNumber }) =>
      problemsOf({
        company:
          company.trim() === '' && (address + taxNumber).trim() !== ''
            ? 'Enter the name of the company'
            : null,
        address: null,
        taxNumber: /^(\d{15})?$/.test(taxNumber.replaceAll(/[\s-]/g, '')) ? null : 'A TRN has 15 digits',
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
      <p>Your invoice will name this company. Once it is issued, please ask us to change it.</p>
      <TextField
        {...field('company')}
        label="Company"
        autoComplete="organization"
        maxLength={120}
        hint="Leave everything empty for an invoice in your own name."
      />
      <TextArea {...field('address')} label="Address" autoComplete="street-address" maxLength={300} />
      <TextField
        {...field('taxNumber')}
        label="TRN"
        inputMode="numeric"
        maxLength={30}
        hint="15 digits. Leave it empty if the company has none."
      />
      {message !== null && <Notice tone="danger" title={message} />}
      <Button type="submit" size="lg" busy={busy}>
        Save
      </Button>
    </form>
  );
}
