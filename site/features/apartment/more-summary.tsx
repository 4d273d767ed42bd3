import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';

/** The line that opens and closes a `<details className="group">`. */
export function MoreSummary({ closed, open }: { closed: string; open: string }): ReactNode {
  return (
    <summary className="inline-flex min-h-11 items-center gap-1 font-semibold text-teal underline-offset-4 hover:underline">
      <span className="group-open:hidden">{closed}</span>
      <span className="hidden group-open:inline">{open}</span>
      <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
    </summary>
  );
}
