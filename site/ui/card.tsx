import type { ComponentProps } from 'react';

/** A white panel with the house's corner, line and shadow. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-card border border-line bg-white shadow-soft ${className}`} />;
}
