import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import type { HomeFact } from './home-facts';

/** What guests ask before they book, answered: a list that reads like a table. */
export function Facts({ facts }: { facts: readonly HomeFact[] }): ReactNode {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {facts.map(({ icon, label, text }) => (
        <div key={label} className="flex min-h-11 items-center gap-3 border-b border-line py-2">
          <Icon name={icon} className="size-5 text-brand" />
          <dt className="text-muted">{label}</dt>
          <dd className="ms-auto text-end font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
