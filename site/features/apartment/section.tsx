import type { ReactNode } from 'react';

/** A part of the apartment's page under its own heading. */
export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
