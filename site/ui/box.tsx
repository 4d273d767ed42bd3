import type { ComponentProps } from 'react';

/** Content at its full width of 1200 px, with the page's side margins. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`mx-auto w-full max-w-page px-4 sm:px-6 ${className}`} />;
}

/** A white panel with our corners, border and shadow. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-card border border-line bg-white shadow-soft ${className}`} />;
}

/** A grey shape of the final size while something loads; give it width and height by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-control bg-sand motion-safe:animate-pulse ${className}`}
    />
  );
}
