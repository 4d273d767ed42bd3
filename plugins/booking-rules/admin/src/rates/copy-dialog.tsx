import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import type { RatesCopied } from 'booking-rules/contracts/rates/rates';
import type { RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../api/client';
import { useForm } from '../components/form';
import { ApartmentChoice } from '../components/apartments/apartment-choice';
import type { RatesDraft } from './draft/use-rates-draft';
import { messages } from '../messages/messages';

const NOWHERE: readonly string[] = [];

/** Copies the rates of an apartment to others. */
export function CopyDialog({
  draft,
  from,
  onClose,
}: {
  draft: RatesDraft;
  from: RuledApartment;
  onClose: () => void;
}) {
  const api = useApi();
  const { values, set, errorOf, busy, submit } = useForm({ to: NOWHERE, base: true, seasons: true });
  const { to, base, seasons } = values;
  const { apartments, seasons: all, today } = draft.draft;
  const others = apartments.filter(({ apartmentId }) => apartmentId !== from.apartmentId);
  const neighbours = others.filter(({ district }) => district.slug === from.district.slug);
  const own = all.filter(
    ({ apartments: ids, lastNight }) => ids?.includes(from.apartmentId) === true && lastNight >= today,
  );
  const { nightlyRate, weekendRate } = from.rules;
  const t = messages().rates.copying;

  const copy = () =>
    submit(async () => {
      const sentAt = performance.now();
      const { data } = await api.call('POST /booking-rules/rates/copy', {
        body: { data: { from: from.apartmentId, to: [...to], base, seasons } },
      });
      onClose();
      await draft.finish(to, sentAt, describeCopy(data));
      return null;
    });

  const ids = (list: readonly RuledApartment[]) => list.map(({ apartmentId }) => apartmentId);
  return (
    <Modal.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header closeLabel={messages().components.close}>
          <Modal.Title>{t.title(from.name)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {draft.changes > 0 ? <Typography textColor="danger600">{t.unsaved}</Typography> : null}
            <Checkbox checked={base} onCheckedChange={(on) => set({ base: on === true })}>
              {t.base(formatAmount(nightlyRate), weekendRate === null ? null : formatAmount(weekendRate))}
            </Checkbox>
            <Checkbox checked={seasons} onCheckedChange={(on) => set({ seasons: on === true })}>
              {t.seasons(own.map(({ name }) => name))}
            </Checkbox>
            <ApartmentChoice
              label={t.to}
              none={t.choose}
              value={to}
              apartments={others}
              hint={t.hint}
              error={errorOf('to')}
              onChange={(chosen) => set({ to: chosen ?? NOWHERE })}
            />
            <Flex gap={2} wrap="wrap">
              {neighbours.length === 0 ? null : (
                <Button variant="tertiary" onClick={() => set({ to: ids(neighbours) })}>
                  {t.allIn(from.district.name)}
                </Button>
              )}
              <Button variant="tertiary" onClick={() => set({ to: ids(others) })}>
                {t.allApartments}
              </Button>
            </Flex>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{t.cancel}</Button>
          </Modal.Close>
          <Button
            loading={busy !== null}
            disabled={to.length === 0 || !(base || seasons) || draft.changes > 0}
            onClick={() => void copy()}
          >
            {to.length === 0 ? t.copy : t.copyTo(to.length)}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function describeCopy({ rates, seasons: { created, updated } }: RatesCopied): string {
  const t = messages().rates.copying;
  const isNothing = rates.length + created + updated === 0;
  return isNothing ? t.nothing : t.done(rates.length, created, updated);
}
