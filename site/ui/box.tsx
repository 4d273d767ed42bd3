import type { ComponentProps } from 'react';
import { classes } from './classes';

interface ContainerProps extends ComponentProps<'div'> {
  /** For pictures, areas and lists, which use a wide screen; words and forms end at 1200 px. */
  wide?: boolean;
}

/** Content between the page's side margins. */
export function Container({ wide = false, className = '', ...rest }: ContainerProps) {
  return <div {...rest} className={classes(wide ? 'within-wide' : 'within', className)} />;
}

/** A white panel with our corners, border and shadow. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('card', className)} />;
}

/** A grey shape of the final size while something loads; give it width and height by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={classes('skeleton', className)} />;
}
