import type { ComponentProps } from 'react';
import { Link } from './link';

type Kind = 'primary' | 'secondary' | 'quiet';
type Size = 'md' | 'lg';

const KINDS: Record<Kind, string> = {
  primary: 'bg-brand text-white hover:bg-brand-deep shadow-soft',
  secondary: 'border border-line bg-white text-ink hover:border-ink/40 hover:bg-sand/50',
  quiet: 'text-brand hover:bg-brand/8',
};

const SIZES: Record<Size, string> = { md: 'min-h-11 px-4 text-sm', lg: 'min-h-13 px-6 text-base' };

function buttonClass(kind: Kind, size: Size, className = ''): string {
  const base =
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-60';
  return `${base} ${KINDS[kind]} ${SIZES[size]} ${className}`;
}

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
