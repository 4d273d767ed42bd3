import { useState } from 'react';
import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { Envelope } from 'booking-rules/shared/contracts/envelope';
import type { RatesCopied, RatesCopy, RuledApartment } from 'booking-rules/shared/contracts/rule-book';
import { formatFils } from 'booking-rules/shared/format/money';
import { plural } from 'booking-rules/shared/format/plural';
import { errorMessage } from '../api/errors';
import { ApartmentChoice } from './editors/apartment-choice';
import type { RatesDraft } from './draft/use-rates-draft';

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
  const { post } = useFetchClient();
  const [to, setTo] = useState<string[]>([]);
  const [base, setBase] = useState(true);
  const [seasons, setSeasons] = useState(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { apartments, seasons: all, today } = draft.draft;
  const others = apartments.filter(({ apartmentId }) => apartmentId !== from.apartmentId);
  const neighbours = others.filter(({ district }) => district.slug === from.district.slug);
  const own = all.filter(
    ({ apartments: ids, lastNight }) => ids?.includes(from.apartmentId) === true && lastNight >= today,
  );
  const { nightlyRate, weekendRate } = from.rules;

  async function copy(): Promise<void> {
    setBusy(true);
    setError(null);
    const sentAt = performance.now();
    try {
      const data: RatesCopy = { from: from.apartmentId, to, base, seasons };
      const answer = await post<Envelope<RatesCopied>>('/booking-rules/rates/copy', { data });
      onClose();
      await draft.take(to, sentAt, describeCopy(answer.data.data));
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  }

  const ids = (list: readonly RuledApartment[]) => list.map(({ apartmentId }) => apartmentId);
  return (
    <Modal.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{`Copy the rates of ${from.name}`}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {draft.changes > 0 ? (
              <Typography textColor="danger600">
                There are changes that are not saved. Save or discard them first: what is copied are the saved
                rates.
              </Typography>
            ) : null}
            <Checkbox checked={base} onCheckedChange={(on) => setBase(on === true)}>
              {`Base rate ${formatFils(nightlyRate)}, weekends ${weekendRate === null ? 'the same' : formatFils(weekendRate)}`}
            </Checkbox>
            <Checkbox checked={seasons} onCheckedChange={(on) => setSeasons(on === true)}>
              {own.length === 0
                ? 'Its own seasons (it has none)'
                : `Its own seasons: ${own.map(({ name }) => name).join(', ')}`}
            </Checkbox>
            <ApartmentChoice
              label="To"
              none="Choose apartments"
              value={to}
              apartments={others}
              hint="Each gets seasons of its own, to be changed apart later."
              onChange={(chosen) => setTo(chosen ?? [])}
            />
            <Flex gap={2} wrap="wrap">
              {neighbours.length === 0 ? null : (
                <Button variant="tertiary" onClick={() => setTo(ids(neighbours))}>
                  {`All in ${from.district.name}`}
                </Button>
              )}
              <Button variant="tertiary" onClick={() => setTo(ids(others))}>
                All apartments
              </Button>
            </Flex>
            {error === null ? null : (
              <Typography role="alert" textColor="danger600">
                {error}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cancel</Button>
          </Modal.Close>
          <Button
            loading={busy}
            disabled={to.length === 0 || !(base || seasons) || draft.changes > 0}
            onClick={() => void copy()}
          >
            {to.length === 0 ? 'Copy' : `Copy to ${plural(to.length, 'apartment')}`}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function describeCopy({ rates, seasons: { created, updated } }: RatesCopied): string {
  const done = [
    rates.length === 0 ? null : `rates of ${plural(rates.length, 'apartment')} set`,
    created === 0 ? null : `${plural(created, 'season')} made`,
    updated === 0 ? null : `${plural(updated, 'season')} changed`,
  ].filter((part) => part !== null);
  return done.length === 0 ? 'Nothing to copy: they were the same already.' : `Copied: ${done.join(', ')}.`;
}
