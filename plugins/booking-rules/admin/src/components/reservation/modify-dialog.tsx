import { useState } from 'react';
import { Button, Flex, Modal } from '@strapi/design-system';
import type { ReservationView } from 'booking-rules/contracts/reservations';
import { isStay } from 'booking-rules/shared/domain/stay';
import { useApi } from '../../api/client';
import { ApartmentField } from '../apartment-field';
import { DayField } from '../fields';
import { useForm } from '../form';
import { ModifyPreview, useModifyPreview } from './modify-preview';

/** Changes the dates or the apartment of a reservation; what that would do is shown before. */
export function ModifyDialog({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Modal.Root open={open} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="secondary">Change stay …</Button>
      </Modal.Trigger>
      <Modal.Content>
        {open ? (
          <ModifyForm
            reservation={reservation}
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        ) : null}
      </Modal.Content>
    </Modal.Root>
  );
}

function ModifyForm({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const api = useApi();
  const { apartmentId, checkIn, checkOut, reference } = reservation;
  const { values, set, errorOf, busy, submit } = useForm({ apartmentId, checkIn, checkOut });
  const { preview, error } = useModifyPreview(reservation, values);
  const isBackwards = values.checkOut !== '' && !isStay(values);

  const change = () =>
    submit(async () => {
      await api.call('POST /booking-rules/reservations/{reference}/move', {
        params: { reference },
        body: { data: values },
      });
      onDone();
      return 'Changed. The guest is being told.';
    });

  return (
    <>
      <Modal.Header>
        <Modal.Title>{`Change ${reference}`}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ApartmentField
            value={values.apartmentId}
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
          <ModifyPreview reservation={reservation} preview={preview} error={error} />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Back</Button>
        </Modal.Close>
        <Button
          loading={busy !== null}
          disabled={preview === null || preview.reasons.length > 0}
          onClick={() => void change()}
        >
          Change the stay
        </Button>
      </Modal.Footer>
    </>
  );
}
