import type { ComponentProps } from 'react';

/** Content at its full width of 1200 px, with the page's side margins. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`mx-auto w-full max-w-page px-4 sm:px-6 ${className}`} />;
}
