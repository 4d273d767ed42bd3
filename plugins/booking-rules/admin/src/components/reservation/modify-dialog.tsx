import { Button, Checkbox, Flex } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogContent } from '../dialogs';
import { AmountField, ChoiceField, ReasonField, StayDaysFields, WholeNumberField } from '../fields';
import { useForm } from '../form';
import { FreeApartmentField } from './free-apartment-field';
import { ModifyPreview, targetOf, useModifyPreview, type ModifyValues } from './modify-preview';
import { messages } from '../../messages/messages';

/** Changes the dates, the apartment or the price of a reservation; what that would do is shown before. */
export function ModifyDialog({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const t = messages().reservations.modify;
  return (
    <FormDialog
      onDone={onDone}
      title={t.title(reservation.reference)}
      button={<Button variant="secondary">{t.open}</Button>}
    >
      {(done) => <ModifyForm reservation={reservation} onDone={done} />}
    </FormDialog>
  );
}

function ModifyForm({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const t = messages().reservations.modify;
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
      return t.done;
    });

  return (
    <FormDialogContent
      actions={
        <Button
          loading={busy !== null}
          disabled={preview === null || preview.reasons.length > 0}
          onClick={() => void change()}
        >
          {t.do}
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
        label={t.guests}
        value={values.guests}
        error={errorOf('guests')}
        onChange={(count) => set({ guests: count ?? guests })}
      />
      <ChoiceField
        {...field('price')}
        label={t.price}
        width="100%"
        options={[
          ['agreed', isElsewhere ? t.prices.agreedElsewhere : t.prices.agreed],
          ['today', t.prices.today],
          ['keep', t.prices.keep(formatAmount(reservation.total))],
          ['by-hand', t.prices.byHand],
        ]}
      />
      {values.price === 'by-hand' ? (
        <Flex gap={4} wrap="wrap" alignItems="flex-start">
          <AmountField {...field('byHand')} required label={t.newTotal} />
          <ReasonField {...field('reason')} />
        </Flex>
      ) : null}
      <ModifyPreview reservation={reservation} preview={preview} error={error} />
      {preview !== null && (preview.charge > 0 || values.waiveCharge) ? (
        <Checkbox checked={values.waiveCharge} onCheckedChange={(on) => set({ waiveCharge: on === true })}>
          {t.waive}
        </Checkbox>
      ) : null}
      {preview !== null && preview.refundable > 0 ? (
        <Checkbox
          checked={values.refundDifference}
          onCheckedChange={(on) => set({ refundDifference: on === true })}
        >
          {t.refundNow(formatAmount(preview.refundable))}
        </Checkbox>
      ) : null}
    </FormDialogContent>
  );
}
