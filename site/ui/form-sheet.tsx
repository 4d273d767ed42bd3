import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { Sheet } from './sheet';

interface FormSheetProps<Result> {
  /** Of what opens it. */
  label: string;
  /** How that looks: a small matter is a link among others. */
  look?: 'button' | 'link';
  title: string;
  /** A class that says how wide the sheet is on wide screens; 30rem unless told. */
  width?: string;
  onDone: (result: Result) => void;
  /** The form, begun anew each time; it calls `done` when it has done its work, which closes the sheet. */
  children: (done: (result: Result) => void) => ReactNode;
}

/** A form in a sheet of its own. */
export function FormSheet<Result>({
  label,
  look = 'button',
  title,
  width = '',
  onDone,
  children,
}: FormSheetProps<Result>) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const done = (result: Result) => {
    close();
    onDone(result);
  };
  return (
    <>
      {look === 'button' ? (
        <Button kind="secondary" className="w-full sm:w-fit" onClick={open}>
          {label}
        </Button>
      ) : (
        <button
          type="button"
          onClick={open}
          className="inline-flex min-h-11 w-fit items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          {label}
        </button>
      )}
      <Sheet open={isOpen} onClose={close} title={title} className={width}>
        {children(done)}
      </Sheet>
    </>
  );
}
