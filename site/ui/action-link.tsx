import type { ComponentProps } from 'react';

interface ActionLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** What a plain click does in place of following the address. */
  onAct: () => void;
}

/**
 * A link that does something on the page it is on. Its address is for guests without JavaScript, and for a
 * new tab. Vike's router follows every link that is clicked, even when the click was cancelled, unless told not to.
 */
export function ActionLink({ onAct, ...rest }: ActionLinkProps) {
  return (
    <a
      {...rest}
      data-vike="false"
      // oxlint-disable-next-line eslint-js/no-restricted-syntax -- this is the link that the others use
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onAct();
      }}
    />
  );
}
