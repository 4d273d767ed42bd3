import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import type { RatesCopied } from 'booking-rules/contracts/rates/rates';
import { MOST_AT_ONCE, type RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import { formatAmount } from 'booking-rules/shared/format/money';
import { useApi } from '../api/client';
import { useApiQuery } from '../api/use-api-query';
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
  const { seasons: all, today } = draft.draft;
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
      await draft.finish(data.changed, sentAt, describeCopy(data));
      return null;
    });

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
              without={from.apartmentId}
              hint={t.hint}
              error={errorOf('to')}
              onChange={(chosen) => set({ to: chosen ?? NOWHERE })}
            />
            <Flex gap={2} wrap="wrap">
              <AllOthers
                from={from}
                area={from.district.slug}
                label={t.allIn(from.district.name)}
                onChoose={(others) => set({ to: others })}
              />
              <AllOthers from={from} label={t.allApartments} onChoose={(others) => set({ to: others })} />
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

/** Chooses all apartments of an area or of the house but one; nothing where it is the only one. */
function AllOthers({
  from,
  area,
  label,
  onChoose,
}: {
  from: RuledApartment;
  area?: string;
  label: string;
  onChoose: (apartmentIds: string[]) => void;
}) {
  const { data } = useApiQuery('GET /booking-rules/apartments', { query: { area, pageSize: MOST_AT_ONCE } });
  const areMany = (data?.meta.pagination.pageCount ?? 1) > 1;
  const others = (data?.data ?? [])
    .map(({ apartmentId }) => apartmentId)
    .filter((apartmentId) => apartmentId !== from.apartmentId);
  if (data !== null && others.length === 0) return null;
  return (
    <Button variant="tertiary" disabled={data === null || areMany} onClick={() => onChoose(others)}>
      {areMany ? messages().rates.copying.tooMany(label, MOST_AT_ONCE) : label}
    </Button>
  );
}

function describeCopy({ rates, seasons: { created, updated } }: RatesCopied): string {
  const t = messages().rates.copying;
  const isNothing = rates.length + created + updated === 0;
  return isNothing ? t.nothing : t.done(rates.length, created, updated);
}
