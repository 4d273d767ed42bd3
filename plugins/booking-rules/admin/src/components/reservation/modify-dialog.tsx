import { Button, Checkbox, Flex, Modal } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { isStay } from 'booking-rules/shared/domain/stay';
import { formatFils } from 'booking-rules/shared/format/money';
import { useApi } from '../../api/client';
import { FormDialog, FormDialogFooter } from '../dialogs';
import { AmountField, ChoiceField, DayField, TextField, WholeNumberField } from '../fields';
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
  const { values, set, errorOf, busy, submit } = useForm<ModifyValues>({
    ...{ apartmentId, checkIn, checkOut, guests, price: 'agreed', byHand: null, reason: '' },
    ...{ waiveCharge: false, refundDifference: true },
  });
  const { preview, error } = useModifyPreview(reservation, values);
  const isBackwards = values.checkOut !== '' && !isStay(values);
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
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <FreeApartmentField
            reservation={reservation}
            values={values}
            chosenName={preview?.apartmentName ?? null}
            error={errorOf('apartmentId')}
            onChange={(chosen) => set({ apartmentId: chosen })}
          />
          <Flex gap={4} wrap="wrap" alignItems="flex-start">
            <DayField
              width="17rem"
              label="Check-in"
              value={values.checkIn}
              error={errorOf('checkIn')}
              onChange={(day) => set({ checkIn: day })}
            />
            <DayField
              width="17rem"
              label="Check-out"
              value={values.checkOut}
              error={isBackwards ? 'Must be after check-in' : errorOf('checkOut')}
              onChange={(day) => set({ checkOut: day })}
            />
          </Flex>
          <WholeNumberField
            label="Guests"
            value={values.guests}
            error={errorOf('guests')}
            onChange={(count) => set({ guests: count ?? guests })}
          />
          <ChoiceField
            label="Price"
            width="100%"
            value={values.price}
            error={errorOf('price')}
            options={[
              [
                'agreed',
                isElsewhere
                  ? 'Agreed price of the nights, with its fees and taxes'
                  : 'Agreed rates for nights kept, today’s for nights added',
              ],
              ['today', 'Today’s rates for all nights'],
              ['keep', `Total stays ${formatFils(reservation.total)}`],
              ['by-hand', 'Amount by hand'],
            ]}
            onChange={(price) => set({ price: price as ModifyValues['price'] })}
          />
          {values.price === 'by-hand' ? (
            <Flex gap={4} wrap="wrap" alignItems="flex-start">
              <AmountField
                required
                label="New total"
                value={values.byHand}
                onChange={(byHand) => set({ byHand })}
              />
              <TextField
                required
                label="Reason"
                maxLength={200}
                value={values.reason}
                onChange={(reason) => set({ reason })}
              />
            </Flex>
          ) : null}
          <ModifyPreview reservation={reservation} preview={preview} error={error} />
          {preview !== null && (preview.charge > 0 || values.waiveCharge) ? (
            <Checkbox
              checked={values.waiveCharge}
              onCheckedChange={(on) => set({ waiveCharge: on === true })}
            >
              Charge nothing for nights given up
            </Checkbox>
          ) : null}
          {preview !== null && preview.refundable > 0 ? (
            <Checkbox
              checked={values.refundDifference}
              onCheckedChange={(on) => set({ refundDifference: on === true })}
            >
              {`Refund ${formatFils(preview.refundable)} now`}
            </Checkbox>
          ) : null}
        </Flex>
      </Modal.Body>
      <FormDialogFooter>
        <Button
          loading={busy !== null}
          disabled={preview === null || preview.reasons.length > 0}
          onClick={() => void change()}
        >
          Change the stay
        </Button>
      </FormDialogFooter>
    </>
  );
}
