import { useState } from 'react';
import { Button, Flex, Modal } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';
import { isStay } from 'booking-rules/shared/domain/stay';
import { ApartmentField } from '../apartment-field';
import { DayField } from '../fields';
import { errorMessage } from '../../api/errors';
import { ModifyOutcome, useModifyPreview } from './modify-preview';

/** Moves a reservation to other dates or another apartment, with what that would do shown before. */
export function ModifyDialog({ reservation, onDone }: { reservation: ReservationView; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Modal.Root open={open} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="secondary">Move …</Button>
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
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [target, setTarget] = useState({
    apartmentId: reservation.apartmentId,
    checkIn: reservation.checkIn,
    checkOut: reservation.checkOut,
  });
  const [busy, setBusy] = useState(false);
  const { preview, failure } = useModifyPreview(reservation, target);
  const set = (change: Partial<typeof target>) => setTarget((before) => ({ ...before, ...change }));

  async function move(): Promise<void> {
    setBusy(true);
    try {
      await post(`/booking-rules/reservations/${reservation.reference}/move`, { data: target });
      toggleNotification({ type: 'success', message: 'Moved. The guest is told.' });
      onDone();
    } catch (error) {
      toggleNotification({ type: 'danger', message: errorMessage(error) });
      setBusy(false);
    }
  }

  return (
    <>
      <Modal.Header>
        <Modal.Title>{`Move ${reservation.reference}`}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ApartmentField value={target.apartmentId} onChange={(apartmentId) => set({ apartmentId })} />
          <Flex gap={4} wrap="wrap" alignItems="flex-start">
            <DayField
              width="17rem"
              label="Check-in"
              value={target.checkIn}
              onChange={(checkIn) => set({ checkIn })}
            />
            <DayField
              width="17rem"
              label="Check-out"
              value={target.checkOut}
              onChange={(checkOut) => set({ checkOut })}
              {...(target.checkOut !== '' && !isStay(target) ? { error: 'Must be after check-in' } : {})}
            />
          </Flex>
          <ModifyOutcome reservation={reservation} preview={preview} failure={failure} />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Back</Button>
        </Modal.Close>
        <Button
          loading={busy}
          disabled={preview === null || preview.reasons.length > 0}
          onClick={() => void move()}
        >
          Move the stay
        </Button>
      </Modal.Footer>
    </>
  );
}
