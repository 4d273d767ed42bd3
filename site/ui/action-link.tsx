import type { ComponentProps } from 'react';
import { Link } from './link';

interface ActionLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  /** What a plain click does in place of following the address. */
  onAct: () => void;
}

/**
 * A link that does something on the page it is on. Its address is for guests without JavaScript, and for a
 * new tab. Vike's router follows every link that is clicked, even when the click was cancelled, unless told not to.
 */
export function ActionLink({ onAct, ...rest }: ActionLinkProps) {
  return (
    <Link
      {...rest}
      data-vike="false"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onAct();
      }}
    />
  );
}
