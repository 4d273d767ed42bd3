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
    <section aria-labelledby={id} className="apartment-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
