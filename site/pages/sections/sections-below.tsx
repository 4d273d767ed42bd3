import { Suspense } from 'react';
import { lazyWhenUsed } from '../../ui/lazy-part';
import type { PageSectionsProps } from './page-sections';

const PageSections = lazyWhenUsed(() => import('./page-sections'));

/** The sections of a page, of whose kinds there are many, below its head. */
export function SectionsBelow(props: PageSectionsProps) {
  return (
    <Suspense>
      <PageSections {...props} />
    </Suspense>
  );
}
