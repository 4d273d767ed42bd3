import { useState } from 'react';
import { Box, Button, Divider, Flex, Typography } from '@strapi/design-system';
import { MANAGE, MANAGE_RATES, useCanManage } from '../../api/permissions';
import type { Selected } from '../timeline/selection';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { DeskBookingForm } from './desk-booking-form';
import { RestrictionsForm } from './restrictions-form';
import { SelectedDates, SelectedFacts } from './selection-summary';
import { messages } from '../../messages/messages';

/** What can be done with the nights that are selected. */
export function SelectionPanel({
  selected,
  onDates,
  onNights,
  onRules,
  onReserved,
}: {
  selected: Selected;
  onDates: (firstNight: string, lastNight: string) => void;
  /** Nights have been blocked or freed. */
  onNights: () => void;
  /** Rates or rules have been set. */
  onRules: () => void;
  onReserved: (reference: string) => void;
}) {
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const canSetRates = useCanManage(MANAGE_RATES);
  const { busy, run } = useAction();
  const [isReserving, setReserving] = useState(false);
  const { rows, free, blocked, freeNights, blockedNights, takenNights } = selected;
  const [only] = rows;
  const t = messages().calendar.selection;
  const canReserve = rows.length === 1 && takenNights === 0 && blockedNights === 0;

  const change = (path: 'block-many' | 'free-many', spans: Selected['free'], said: string) =>
    run(path, async () => {
      await api.call(`POST /booking-rules/nights/${path}`, { body: { data: { spans: [...spans] } } });
      onNights();
      return said;
    });

  return (
    <>
      <SelectedDates selected={selected} onDates={onDates} />
      <SelectedFacts selected={selected} />
      {canManage ? (
        <Flex direction="column" alignItems="stretch" gap={2} paddingBottom={4}>
          {freeNights > 0 ? (
            <Button
              variant="secondary"
              loading={busy === 'block-many'}
              disabled={busy !== null}
              onClick={() => void change('block-many', free, t.blocked(freeNights))}
            >
              {t.block(freeNights)}
            </Button>
          ) : null}
          {blockedNights > 0 ? (
            <Button
              variant="secondary"
              loading={busy === 'free-many'}
              disabled={busy !== null}
              onClick={() => void change('free-many', blocked, t.freed(blockedNights))}
            >
              {t.free(blockedNights)}
            </Button>
          ) : null}
          {canReserve && !isReserving ? (
            <Button onClick={() => setReserving(true)}>{t.reserve}</Button>
          ) : null}
          {rows.length > 1 ? (
            <Typography variant="pi" textColor="neutral600">
              {t.reserveHint}
            </Typography>
          ) : null}
        </Flex>
      ) : null}
      {isReserving && canReserve && only ? (
        <DeskBookingForm
          row={only}
          stay={{ checkIn: selected.checkIn, checkOut: selected.checkOut }}
          onCancel={() => setReserving(false)}
          onReserved={onReserved}
        />
      ) : canSetRates ? (
        <>
          <Divider />
          <Box paddingTop={4}>
            <RestrictionsForm selected={selected} onDone={onRules} />
          </Box>
        </>
      ) : null}
    </>
  );
}
