import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon';
import { messages } from '../messages/messages';

interface SheetProps {
  open: boolean;
  /** Asked for by the close button, Escape and a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** Classes of the panel, for instance another width than 30rem on wide screens. */
  className?: string;
}

/** A modal dialog: a full sheet on phones, centred on wide screens. Its content exists only while it is open. */
export function Sheet({ open, onClose, title, children, footer, className = '' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`sheet ${className}`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <>
          <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
            <h2 id={titleId} className="font-display text-xl">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              className="-me-2 grid size-11 place-items-center rounded-full hover:bg-sand"
              aria-label={messages().ui.close}
            >
              <Icon name="x" />
            </button>
          </header>
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <footer className="border-t border-line bg-white px-5 py-3">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
