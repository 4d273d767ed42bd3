import { useEffect } from 'react';
import { Button, Dialog } from '@strapi/design-system';
import { useBlocker } from 'react-router-dom';

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
        <Dialog.Body>What you have changed here is not saved yet.</Dialog.Body>
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
