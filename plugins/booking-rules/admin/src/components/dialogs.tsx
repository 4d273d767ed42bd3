import { useState, type ReactNode } from 'react';
import { Button, Dialog, Flex, Modal, type ButtonProps } from '@strapi/design-system';
import { messages } from '../messages/messages';

interface ConfirmDialogProps {
  /** Opens the question. */
  button: ReactNode;
  title: string;
  /** What confirming does; mounted while the question is open. */
  children: ReactNode;
  back: string;
  confirm: string;
  variant: ButtonProps['variant'];
  onConfirm: () => void;
}

/** A question before something that is not undone by pressing the same button once more. */
export function ConfirmDialog({
  button,
  title,
  children,
  back,
  confirm,
  variant,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>{button}</Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {back}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant={variant} fullWidth onClick={onConfirm}>
              {confirm}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** A form in a window of its own, begun anew each time it opens. */
export function FormDialog({
  button,
  title,
  onDone,
  children,
}: {
  button: ReactNode;
  title: string;
  onDone: () => void;
  /** Body and footer; the form calls `done` when it has done its work, which closes the window. */
  children: (done: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onDone();
  };
  return (
    <Modal.Root open={open} onOpenChange={setOpen}>
      <Modal.Trigger>{button}</Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={messages().components.close}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        {open ? children(done) : null}
      </Modal.Content>
    </Modal.Root>
  );
}

/** The fields of a form's window; below them the way out, and what sends it. */
export function FormDialogContent({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {children}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{messages().components.back}</Button>
        </Modal.Close>
        {actions}
      </Modal.Footer>
    </>
  );
}
