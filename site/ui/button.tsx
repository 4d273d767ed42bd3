import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Link } from './link';

type Kind = 'primary' | 'secondary' | 'quiet';
type Size = 'md' | 'lg';

const buttonClass = (kind: Kind, size: Size, className = ''): string =>
  classes(`button button-${kind} button-${size}`, className);

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
  size?: Size;
  /** Shows that its work is under way and refuses another click. */
  busy?: boolean;
}

/** A button; `type` is `button` unless said otherwise. */
export function Button({
  kind = 'primary',
  size = 'md',
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={buttonClass(kind, size, className)}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  kind?: Kind;
  size?: Size;
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'primary', size = 'md', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(kind, size, className)} />;
}
