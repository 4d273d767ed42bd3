import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';

interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
  /** Classes of the button. */
  buttonClass: string;
  /** Classes of the panel. */
  panelClass: string;
  /** Told when it opens, for a panel that is filled on demand. */
  onOpen?: () => void;
}

/** A button with a panel below it; Escape or a click elsewhere closes it. It opens without JavaScript too. */
export function Dropdown({ label, children, buttonClass, panelClass, onOpen }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeUnlessInside = ({ target }: Event) => {
      const menu = details.current;
      if (menu && isFloating(menu) && !(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, []);
  // It may have been opened before the page came alive.
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, [onOpen]);
  return (
    <details
      ref={details}
      className="group relative"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className={buttonClass}>
        {label}
        <Icon name="chevron-down" className="chevron size-4" />
      </summary>
      <div className={panelClass}>{children}</div>
    </details>
  );
}

// Where the panel lies in the flow of the page, closing it would move what is being clicked on.
function isFloating(menu: HTMLDetailsElement): boolean {
  const panel = menu.lastElementChild;
  return panel !== null && getComputedStyle(panel).position === 'absolute';
}
