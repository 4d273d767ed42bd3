import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button, Flex, Typography, Box, Dialog } from '@strapi/design-system';
import { Check, CheckCircle, WarningCircle } from '@strapi/icons';
import { styled } from 'styled-components';
import { plural } from 'booking-rules/shared/format/plural';
import type { RatesDraft, Outcome } from './use-rates-draft';

/** How much is not saved yet, and the buttons that save or discard it. */
export function SaveButtons({ draft, canEdit }: { draft: RatesDraft; canEdit: boolean }) {
  if (!canEdit)
    return <Typography textColor="neutral600">You can view the rules but not change them.</Typography>;
  const { changes, problems, busy, save, discard } = draft;
  return (
    <Flex gap={3} wrap="wrap">
      <Typography textColor={changes > 0 ? 'danger600' : 'neutral600'} fontWeight="bold">
        {changes > 0 ? `${plural(changes, 'change')} not saved` : 'All saved'}
      </Typography>
      <Button variant="tertiary" disabled={changes === 0 || busy} onClick={discard}>
        Discard
      </Button>
      <Button
        startIcon={<Check />}
        loading={busy}
        disabled={changes === 0 || problems.length > 0}
        onClick={() => void save()}
      >
        Save
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
  return (
    <Dialog.Root
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>Leave without saving?</Dialog.Header>
        <Dialog.Body>Your changes on this page have not been saved.</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Stay</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger-light" onClick={() => blocker.proceed?.()}>
              Leave
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
