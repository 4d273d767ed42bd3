import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button, Flex, Typography, Box, Dialog } from '@strapi/design-system';
import { Check, CheckCircle, WarningCircle } from '@strapi/icons';
import { styled } from 'styled-components';
import type { RatesDraft, Outcome } from './use-rates-draft';
import { messages } from '../../messages/messages';

/** How much is not saved yet, and the buttons that save or discard it. */
export function SaveButtons({ draft, canEdit }: { draft: RatesDraft; canEdit: boolean }) {
  const t = messages().rates.saving;
  if (!canEdit) return <Typography textColor="neutral600">{t.viewOnly}</Typography>;
  const { changes, problems, busy, save, discard } = draft;
  return (
    <Flex gap={3} wrap="wrap">
      <Typography textColor={changes > 0 ? 'danger600' : 'neutral600'} fontWeight="bold">
        {changes > 0 ? t.unsaved(changes) : t.allSaved}
      </Typography>
      <Button variant="tertiary" disabled={changes === 0 || busy} onClick={discard}>
        {t.discard}
      </Button>
      <Button
        startIcon={<Check />}
        loading={busy}
        disabled={changes === 0 || problems.length > 0}
        onClick={() => void save()}
      >
        {t.save}
      </Button>
    </Flex>
  );
}

/** How the last save ended, and what has to be fixed before the next. */
export function SaveOutcome({ draft: { outcome, problems } }: { draft: RatesDraft }) {
  return (
    <>
      <Saved outcome={outcome} />
      {problems.map((problem) => (
        <Typography key={problem} tag="p" textColor="danger600" paddingBottom={3}>
          {problem}
        </Typography>
      ))}
    </>
  );
}

/** How the last save ended; screen readers announce it. */
function Saved({ outcome }: { outcome: Outcome }) {
  const failed = outcome?.kind === 'failed';
  return (
    <Box role="status" paddingBottom={outcome ? 4 : 0}>
      {outcome ? (
        <Flex
          gap={3}
          padding={4}
          hasRadius
          background={failed ? 'danger100' : 'success100'}
          borderColor={failed ? 'danger200' : 'success200'}
        >
          {failed ? <WarningCircle fill="danger600" /> : <CheckCircle fill="success600" />}
          <Typography textColor={failed ? 'danger700' : 'success700'}>{outcome.message}</Typography>
        </Flex>
      ) : null}
    </Box>
  );
}

const Fields = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
`;

/** Fields that somebody may only look at. */
export function Locked({ locked, children }: { locked: boolean; children: ReactNode }) {
  return <Fields disabled={locked}>{children}</Fields>;
}

/** Asks before somebody leaves a page with changes that are not saved. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const t = messages().rates.leaving;
  return (
    <Dialog.Root
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>{t.title}</Dialog.Header>
        <Dialog.Body>{t.body}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">{t.stay}</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger-light" onClick={() => blocker.proceed?.()}>
              {t.leave}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
