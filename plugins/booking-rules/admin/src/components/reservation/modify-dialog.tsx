import { Button, Checkbox, Flex } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogContent } from '../dialogs';
import { AmountField, ChoiceField, StayDaysFields, TextField, WholeNumberField } from '../fields';
import { useForm } from '../form';
import { FreeApartmentField } from './free-apartment-field';
import { ModifyPreview, targetOf, useModifyPreview, type ModifyValues } from './modify-preview';

/** Changes the dates, the apartment or the price of a reservation; what that would do is shown before. */
export function ModifyDialog({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  return (
    <FormDialog
      onDone={onDone}
      title={`Change ${reservation.reference}`}
      button={<Button variant="secondary">Change stay …</Button>}
    >
      {(done) => <ModifyForm reservation={reservation} onDone={done} />}
    </FormDialog>
  );
}

function ModifyForm({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const api = useApi();
  const { apartmentId, checkIn, checkOut, guests, reference } = reservation;
  const { values, set, field, errorOf, busy, submit } = useForm<ModifyValues>({
    ...{ apartmentId, checkIn, checkOut, guests, price: 'agreed', byHand: null, reason: '' },
    ...{ waiveCharge: false, refundDifference: true },
  });
  const { preview, error } = useModifyPreview(reservation, values);
  const isElsewhere = values.apartmentId !== apartmentId;

  const change = () =>
    submit(async () => {
      if (preview === null) return null;
      const { total, refundable } = preview;
      await api.call('POST /booking-rules/reservations/{reference}/move', {
        params: { reference },
        // What was shown is what is written, or nothing.
        body: {
          data: {
            ...targetOf(values),
            total,
            refundDifference: refundable > 0 && values.refundDifference,
          },
        },
      });
      onDone();
      return 'Changed. The guest is being told.';
    });

  return (
    <FormDialogContent
      actions={
        <Button
          loading={busy !== null}
          disabled={preview === null || preview.reasons.length > 0}
          onClick={() => void change()}
        >
          Change the stay
        </Button>
      }
    >
      <FreeApartmentField
        reservation={reservation}
        values={values}
        chosenName={preview?.apartmentName ?? null}
        error={errorOf('apartmentId')}
        onChange={(chosen) => set({ apartmentId: chosen })}
      />
      <Flex gap={4} wrap="wrap" alignItems="flex-start">
        <StayDaysFields field={field} />
      </Flex>
      <WholeNumberField
        label="Guests"
        value={values.guests}
        error={errorOf('guests')}
        onChange={(count) => set({ guests: count ?? guests })}
      />
      <ChoiceField
        {...field('price')}
        label="Price"
        width="100%"
        options={[
          [
            'agreed',
            isElsewhere
              ? 'Agreed price of the nights, with its fees and taxes'
              : 'Agreed rates for nights kept, today’s for nights added',
          ],
          ['today', 'Today’s rates for all nights'],
          ['keep', `Total stays ${formatAmount(reservation.total)}`],
          ['by-hand', 'Amount by hand'],
        ]}
      />
      {values.price === 'by-hand' ? (
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <AmountField {...field('byHand')} required label="New total" />
          <TextField {...field('reason')} required label="Reason" maxLength={200} />
        </Flex>
      ) : null}
      <ModifyPreview reservation={reservation} preview={preview} error={error} />
      {preview !== null && (preview.charge > 0 || values.waiveCharge) ? (
        <Checkbox checked={values.waiveCharge} onCheckedChange={(on) => set({ waiveCharge: on === true })}>
          Charge nothing for nights given up
        </Checkbox>
      ) : null}
      {preview !== null && preview.refundable > 0 ? (
        <Checkbox
          checked={values.refundDifference}
          onCheckedChange={(on) => set({ refundDifference: on === true })}
        >
          {`Refund ${formatAmount(preview.refundable)} now`}
        </Checkbox>
      ) : null}
    </FormDialogContent>
  );
}
